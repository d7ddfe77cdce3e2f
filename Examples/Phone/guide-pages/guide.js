document.getElementById('address').textContent = location.href;
