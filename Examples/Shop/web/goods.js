export const goods = [
  ['Tea, loose, 100 g', '€ 6.20'], ['Honey of the lime tree', '€ 7.50'], ['Rye bread', '€ 4.10'],
  ['Goat cheese', '€ 5.90'], ['Apples, 1 kg', '€ 3.20'], ['Olive oil', '€ 12.00'],
];
