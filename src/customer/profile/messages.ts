import { addressLabelTexts } from '../address-labels.ts';

const en = {
  title: 'Profile',
  sections: { person: 'Person', practice: 'Practice', address: 'Address', contact: 'Contact' },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    company: 'Practice name',
    accountNumber: 'Account number',
    ...addressLabelTexts.en,
    phone: 'Phone',
    faxNumber: 'Fax',
  },
  emailFixed: 'You sign in with it. It cannot be changed here.',
  accountFixed: 'Lens Portal gives it to your practice. It cannot be changed here.',
  noAccount: 'None yet',
  phoneHelp: 'Numbers of other countries begin with +',
  none: 'Not chosen',
  problems: {
    required: '%{label} is missing',
    choose: 'Choose from the list',
    notListed: '“%{value}” is not in the list',
    format: 'Not of the form used in %{country}. Example: %{example}',
    otherState: '%{value} is in %{state}',
    noState: '%{value} is not in %{state}',
    phone: 'Not a number of %{country}. Numbers of other countries begin with +',
    phoneOnlyInternational: 'Begin with + and the code of the country',
    tooLong: 'At most %{max} characters',
    unstorable: 'Contains a character that cannot be stored. Remove it or type the text again',
  },
  use: 'Use %{value}',
  changedElsewhere: 'Changed on another device',
  theirs: 'Changed on another device to: %{value}',
  emptyValue: '(empty)',
  useTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  save: 'Save profile',
  discard: 'Discard changes',
  saving: 'Saving the profile',
  saved: 'Profile saved',
  failure: {
    offline:
      'There is no connection, so nothing was saved. What you typed stays here; save again when you are online.',
    unanswered:
      'No answer came, so it is not known whether the profile was saved. What you typed stays here; save again.',
    denied:
      'The profile was not saved: you may not change it. What you typed stays here. Sign in again and retry.',
    other: 'The profile was not saved. What you typed stays here; save again.',
    conflict:
      'Nothing was saved: what you changed was also changed on another device. Choose which value stays.',
  },
};

const es: typeof en = {
  title: 'Perfil',
  sections: { person: 'Persona', practice: 'Consulta', address: 'Dirección', contact: 'Contacto' },
  labels: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    company: 'Nombre de la consulta',
    accountNumber: 'Número de cuenta',
    ...addressLabelTexts.es,
    phone: 'Teléfono',
    faxNumber: 'Fax',
  },
  emailFixed: 'Con él inicia usted sesión. Aquí no se puede cambiar.',
  accountFixed: 'Lens Portal lo asigna a su consulta. Aquí no se puede cambiar.',
  noAccount: 'Todavía ninguno',
  phoneHelp: 'Los números de otros países empiezan por +',
  none: 'Sin elegir',
  problems: {
    required: 'Falta: %{label}',
    choose: 'Elija de la lista',
    notListed: '«%{value}» no está en la lista',
    format: 'No tiene la forma que se usa en %{country}. Ejemplo: %{example}',
    otherState: '%{value} está en %{state}',
    noState: '%{value} no está en %{state}',
    phone: 'No es un número de %{country}. Los números de otros países empiezan por +',
    phoneOnlyInternational: 'Empiece por + y el código del país',
    tooLong: 'Como máximo %{max} caracteres',
    unstorable:
      'Contiene un carácter que no se puede guardar. Quítelo o vuelva a escribir el texto',
  },
  use: 'Usar %{value}',
  changedElsewhere: 'Cambiado en otro dispositivo',
  theirs: 'Cambiado en otro dispositivo a: %{value}',
  emptyValue: '(vacío)',
  useTheirs: 'Usar ese valor',
  keepMine: 'Mantener el mío',
  save: 'Guardar perfil',
  discard: 'Descartar cambios',
  saving: 'Guardando el perfil',
  saved: 'Perfil guardado',
  failure: {
    offline:
      'No hay conexión, así que no se guardó nada. Lo escrito sigue aquí; guarde de nuevo cuando tenga conexión.',
    unanswered:
      'No llegó respuesta, así que no se sabe si el perfil se guardó. Lo escrito sigue aquí; guarde de nuevo.',
    denied:
      'El perfil no se guardó: no tiene permiso para cambiarlo. Lo escrito sigue aquí. Inicie sesión de nuevo y reintente.',
    other: 'El perfil no se guardó. Lo escrito sigue aquí; guarde de nuevo.',
    conflict:
      'No se guardó nada: lo que usted cambió también se cambió en otro dispositivo. Elija qué valor se queda.',
  },
};

export const messages = { en, es };
