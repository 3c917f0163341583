import type { verify as en } from '../../en/public/verify.ts';

export const verify: typeof en = {
  heading: 'Verifique su correo',
  sentTo: 'Abra el enlace del correo enviado a',
  goesOn: 'Esta página continúa automáticamente, aunque abra el enlace en otro dispositivo.',
  waiting: 'Esperando a que se abra el enlace',
  unreachable: 'No hay conexión con el servidor. Se intentará de nuevo.',
  again: 'Enviar el correo de nuevo',
  sending: 'Enviando...',
  sent: 'Correo enviado. Revise también el correo no deseado.',
  unfinished: {
    message: 'Su cuenta se creó, pero no se pudo enviar el correo. Envíelo de nuevo.',
    profile: 'No se pudieron guardar su nombre y su consultorio. Escríbalos después en su perfil.',
    terms: 'No se registró su aceptación de los términos. Se le pedirá otra vez.',
  },
  other: 'Usar otro correo',
  newEmail: 'Nuevo correo electrónico',
  same: 'Este ya es su correo',
  send: 'Enviar el enlace',
  cancel: 'Cancelar',
  changing:
    'Abra el enlace del correo enviado a %{email}. Será su nuevo correo; después inicie sesión con él.',
};
