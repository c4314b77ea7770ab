## Tables on this device: without a server, or while it can’t be reached
here = En este dispositivo
# Above the form for a new table.
here-new = Esta mesa estará solo en este dispositivo: nadie podrá unirse desde otro lugar. Juega contra bots, o en grupo pasando el dispositivo de mano en mano.
# In the waiting room, in the place of the invite link.
here-room = Nadie puede unirse a esta mesa desde otro dispositivo. Juega contra bots, o añade a quienes estén contigo y pasa el dispositivo de mano en mano.
here-more = ¿Qué significa eso?
# At a table that is on the server, while it can’t be reached.
here-waits = Seguirá cuando vuelva el servidor
here-offline = Sin servidor también se puede jugar
here-offline-about = Ahora mismo Tablée no puede conectarse con su servidor, así que las mesas nuevas estarán en este dispositivo: contra bots, o para varias personas que se lo van pasando. Tus mesas del servidor te esperan hasta que vuelva.
here-waking = Preparando los juegos…
# The first time only.
here-waking-first = Cargando los juegos en este dispositivo ({ $megabytes } MB). Solo tarda tanto la primera vez.

## A site without a server
here-alone = Todo se queda en este dispositivo
here-alone-about = Juega contra bots, o en grupo pasando el dispositivo de mano en mano. No hay servidor ni cuentas y, una vez cargado, todo funciona también sin conexión.

## What it means that a table is on this device
here-about = Las mesas de este dispositivo
here-about-only = Están guardadas en este navegador, en este dispositivo, y en ningún otro sitio: nadie puede unirse ni verlas desde otro lugar. Para jugar con amigos en otros dispositivos hace falta un servidor de Tablée.
here-about-lost = Desaparecen si borras en el navegador los datos de esta página o si cierras una ventana privada. Safari también las elimina si pasas un tiempo sin entrar, salvo que hayas instalado Tablée como aplicación.
here-about-record = ¿Quieres conservar una partida? Descarga su registro cuando termine. Podrás volver a verla y comprobarla aquí o en cualquier servidor de Tablée.
here-about-fair = El número secreto que decide el reparto también está en este dispositivo. Por eso la comprobación demuestra que el programa repartió como prometió, pero no que nadie haya podido mirar.
here-about-kept = Tu navegador ha prometido no borrarlas por su cuenta.
here-about-unkept = Tu navegador no ha prometido conservar tus mesas: si falta espacio, puede borrarlas.

## Everything for tables on this device, kept in the browser.
here-keep-about = Así también podrás jugar aquí sin conexión: contra bots, o en grupo pasando el dispositivo de mano en mano. Ocupa { $megabytes } MB.
here-keep-progress = { $done } de { $megabytes } MB cargados
here-keep-done = Listo para jugar sin conexión
here-keep-undo = Borrar de este dispositivo
here-keep-failed = No ha funcionado. Comprueba tu conexión y el espacio libre de este dispositivo e inténtalo otra vez.

## A code that leads to no table
here-unknown = En este dispositivo no hay ninguna mesa con este código
here-unknown-about = Una mesa sin servidor se queda en el dispositivo donde se abrió. Para jugar juntos desde varios dispositivos hace falta un servidor de Tablée.
