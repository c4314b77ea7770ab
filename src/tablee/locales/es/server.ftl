## Lo que dicen la mesa y el servidor.

refusal-seat-none = Estás mirando. Eso solo lo pueden hacer quienes juegan.
refusal-seat-not_host = Eso solo lo puede hacer quien abrió la mesa.
refusal-seat-bad_name = Un nombre tiene de 1 a { $most } caracteres visibles.
refusal-seat-bad_words = Las palabras para barajar tienen como máximo { $most } caracteres visibles.
refusal-seat-unknown = En el asiento { $seat } no hay nadie.
refusal-seat-taken = El asiento { $seat } no está libre.
refusal-seat-unknown_token = Este enlace de asiento no es de esta mesa. Estás mirando.
refusal-seat-removed = Te han retirado de esta mesa. Puedes mirar.
refusal-seat-replaced = Un bot juega por ti hasta que vuelvas.
refusal-seat-elsewhere = Tu sitio se ha abierto también en otro dispositivo o en otra ventana. Puedes jugar en cualquiera de los dos.
refusal-seat-left = Has dejado tu asiento. Estás mirando.
refusal-seat-yours = Ya tienes un sitio en esta mesa.
refusal-seat-present = Quien ocupa el sitio { $seat } está presente.
refusal-seat-not_a_bots = En el sitio { $seat } no juega ningún bot.
refusal-emote-too_fast = Ha sido mucho de una vez. Espera un momento.
refusal-table-unknown = No hay ninguna mesa con este código.
refusal-table-full = Todos los asientos están ocupados. Puedes mirar.
refusal-table-closed = Todos dejaron esta mesa antes de empezar. Abre una nueva.
refusal-table-started = La partida ya ha empezado. Puedes mirar.
refusal-table-not_started = La partida aún no ha empezado.
refusal-table-seats_free = { $count ->
    [one] Queda un asiento libre: invita a alguien o añade un bot.
   *[other] Quedan { $count } asientos libres: invita a jugadores o añade bots.
}
refusal-table-not_over = La partida aún no ha terminado.
refusal-table-crowded = Ya hay demasiada gente mirando en esta mesa.
refusal-table-other_rules = Esta mesa se jugaba con otras reglas o con una versión más nueva: aquí no puede continuar.
refusal-table-too_long = Esta mesa ha durado tanto que ya no admite más jugadas. Empezad una nueva.
refusal-replay-hidden = La partida aún no ha terminado: solo puedes verla desde tu propio asiento.
refusal-replay-no_step = No hay ningún paso { $step }: el último es el { $last }.
refusal-message-unreadable = El servidor no lo ha entendido ({ $reason }). Recarga la página.
refusal-message-too_fast = Demasiado a la vez. Espera un momento.
refusal-message-too_large = Es demasiado grande: { $most } bytes como máximo.
refusal-message-no_hello = La conexión no se estableció a tiempo. Recarga la página.
refusal-request-invalid = Hay algo que no está bien en esta petición: { $reason }
refusal-request-not_found = En esta dirección no hay nada.
refusal-request-wrong_method = Esta dirección no se usa así.
refusal-server-failed = Algo ha ido mal en el servidor. Nada ha cambiado: inténtalo otra vez.
refusal-server-busy = El servidor tiene demasiado que hacer ahora. Inténtalo otra vez dentro de un momento.
refusal-server-not_ready = El servidor aún no está listo, o ya no lo está: { $reason }
refusal-invalid-notation = Esta jugada no se puede leer: { $reason }
refusal-invalid-option = Esta elección no es posible: { $reason }
refusal-invalid-position = Esta posición no es posible: { $reason }
refusal-record-unreadable = Esto no es el registro de una partida: { $reason }
refusal-record-cut = El registro está cortado: falta la última línea.
refusal-record-changed = El registro se cambió después de escribirse.
refusal-record-other_rules = El registro se jugó con otras reglas (versión { $version }); este servidor tiene la versión { $ours }.
refusal-record-wrong_seed = El número secreto revelado no corresponde a la huella.
refusal-record-not_noted = La huella del registro es { $commitment }, no la que anotaste.
refusal-record-impossible = La partida no pudo jugarse así: { $reason }
refusal-record-wrong_line = La línea { $line } está mal: dice «{ $says }», según las reglas es «{ $rules }».
refusal-record-too_long = El registro es demasiado largo para reproducirlo aquí.
refusal-record-more_lines = El registro tiene líneas que no le corresponden.
