// Written by `webbridge types` from the @Exposed types and the @PageInterface protocols of Swift sources.
// Change the sources, and run the command again.

export interface Device {
  battery(): Promise<number>;
}

/**
 * Takes pictures.
 *
 * Uses `Photo` for what it took. *\/
 */
export interface Camera {
  /**
   * Takes a picture.
   *
   * @param quality From 0 to 1.
   * @returns What it took.
   * @throws `BridgeError` with the code `busy` while another is taken.
   */
  takePhoto(quality?: number): Promise<CameraPhoto>;

  /** Pictures, one after the other. */
  frames(perSecond: number): PromisedStream<Uint8Array>;
  model(): Promise<string>;
  lens(name: string | null | undefined, zoom: CameraZoom): Promise<void>;
}

export interface Settings {
  theme(): Promise<Theme>;
  set(theme: Theme, animated?: boolean): Promise<boolean>;
  download(url: string, folder?: string): PromisedStream<number>;
  upload(data: PageStream<BridgeBytes>, chunk: number | undefined, name: string): Promise<string>;
  attach(file: BridgeBytes): Promise<NativeBlob>;
  watch(function_: PageFunction): Promise<void>;
  any(value: unknown): Promise<unknown>;
  buy(items: ItemInput[], places: Map<number, Place>): Promise<Item[]>;

  /** @deprecated Use theme(). */
  dark(): Promise<boolean>;
}

/** The page's cart. */
export interface CartPage {
  /**
   * Puts something in.
   *
   * @param item What.
   * @param quantity How many; one if nil.
   */
  add(item: Item, quantity: number | null): Cart | Promise<Cart>;
  clear(): void | Promise<void>;
  find(id: number | bigint): ItemInput | null | undefined | Promise<ItemInput | null | undefined>;
  ticks(): PageStream<number> | Promise<PageStream<number>>;
  'checkout.begin'(payment: Payment): string | Promise<string>;
}

/** A picture, and when it was taken. */
export interface CameraPhoto {
  jpeg: Uint8Array;
  taken: Date;
  /** Words below it. */
  caption?: string;
  place?: Place;
  tags: Set<string>;
}

export type CameraZoom = 0.5 | 1 | 2.5;

export interface Cart {
  items: ItemInput[];
  counts: Partial<Record<Size, number>>;
  payment: PaymentInput;
  page: Page<ItemInput>;
  old?: CartLine | null;
}

export interface CartLine {
  item: number | bigint;
  amounts: Record<string, (number | null | undefined)[]>;
}

export type Color = string;

export interface Item {
  'item-id': number | bigint;
  name: string;
  price: number;
  note?: string;
  size: Size;
  kind: string;
}

/** `Item` as the app takes it. */
export interface ItemInput {
  'item-id': number | bigint;
  name: string;
  price: number;
  note?: string | null;
  size: Size;
  kind?: string;
}

export interface Page<Element> {
  elements: Element[];
  next?: number | null;
}

export type Payment =
  | { cash: Record<string, never> }
  | { card: { no: string; holder?: string } }
  | { voucher: { _0: string; value: number } }
  | { split: { _0: Payment; _1: Payment } };

/** `Payment` as the app takes it. */
export type PaymentInput =
  | { cash: Record<string, never> }
  | { card: { no: string; holder?: string | null } }
  | { voucher: { _0: string; value: number } }
  | { split: { _0: PaymentInput; _1: PaymentInput } };

export interface Place {
  latitude: number;
  longitude: number;
  height: `${number} m`;
}

/** How large. */
export type Size =
  | 'S'
  | 'large'
  /** Larger than "large". */
  | 'it\'s "huge"';

export interface Theme {
  dark: boolean;
  colors: Record<string, Color>;
}

export interface NativeInterfaces {
  readonly device: Device & {
    readonly camera: Camera;
  };
  readonly settings: Settings;
}

export interface NativeMethods {
  'device.battery': Device['battery'];
  'device.camera.takePhoto': Camera['takePhoto'];
  'device.camera.model': Camera['model'];
  'device.camera.lens': Camera['lens'];
  'settings.theme': Settings['theme'];
  'settings.set': Settings['set'];
  'settings.upload': Settings['upload'];
  'settings.attach': Settings['attach'];
  'settings.watch': Settings['watch'];
  'settings.any': Settings['any'];
  'settings.buy': Settings['buy'];
  'settings.dark': Settings['dark'];
}

export interface NativeSynchronousMethods {
  'device.battery': Device['battery'];
  'device.camera.model': Camera['model'];
  'settings.theme': Settings['theme'];
  'settings.attach': Settings['attach'];
  'settings.any': Settings['any'];
  'settings.dark': Settings['dark'];
}

export interface NativeStreams {
  'device.camera.frames': Camera['frames'];
  'settings.download': Settings['download'];
}

export interface PageInterfaces {
  cart: CartPage;
}

export interface PageMethods {
  'cart.add': CartPage['add'];
  'cart.clear': CartPage['clear'];
  'cart.find': CartPage['find'];
  'cart.ticks': CartPage['ticks'];
  'cart.checkout.begin': CartPage['checkout.begin'];
  'elsewhere.greet': (name: string) => string | Promise<string>;
}

export interface PageEvents {
  'cart.changed': Cart;
  'cart.closed': undefined;
  'elsewhere.happened': Date;
}
