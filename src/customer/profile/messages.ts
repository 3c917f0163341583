import { addressLabelTexts } from '../address-labels.ts';

const en = {
  title: 'Profile',
  sections: { person: 'Person', practice: 'Practice', address: 'Address', contact: 'Contact' },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    company: 'Practice name',
    accountNumber: 'Account number',
    ...addressLabelTexts.en,
    phone: 'Phone',
    faxNumber: 'Fax',
  },
  emailFixed: 'This is your sign-in email. It cannot be changed here.',
  accountFixed: 'Assigned to your practice by the lab. It cannot be changed here.',
  noAccount: 'None yet',
  phoneHelp: 'For numbers outside your country, start with +',
  none: 'Not chosen',
  problems: {
    required: '%{label} is missing',
    choose: 'Choose from the list',
    notListed: '“%{value}” is not in the list',
    format: 'Enter a valid value for %{country}. Example: %{example}',
    otherState: '%{value} is in %{state}',
    noState: '%{value} is not in %{state}',
    phone: 'Enter a valid phone number for %{country}. For other countries, start with +',
    phoneOnlyInternational: 'Start with + and the country code',
    tooLong: 'Use at most %{max} characters',
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
      'No connection: nothing was saved. Your changes are still here; save again when you are online.',
    unanswered:
      'The server did not answer, so the profile may not have been saved. Your changes are still here; save again.',
    denied:
      'The profile was not saved: you do not have permission to change it. Your changes are still here. Sign in again and retry.',
    other: 'The profile was not saved. Your changes are still here; save again.',
    conflict:
      'Nothing was saved: the same fields were already changed on another device. Choose which value to keep.',
  },
};

const es: typeof en = {
  title: 'Perfil',
  sections: {
    person: 'Persona',
    practice: 'Consultorio',
    address: 'Dirección',
    contact: 'Contacto',
  },
  labels: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    company: 'Nombre del consultorio',
    accountNumber: 'Número de cuenta',
    ...addressLabelTexts.es,
    phone: 'Teléfono',
    faxNumber: 'Fax',
  },
  emailFixed: 'Es el correo con el que inicia sesión; no se puede cambiar aquí.',
  accountFixed: 'El laboratorio lo asigna a su consultorio; no se puede cambiar aquí.',
  noAccount: 'Ninguno todavía',
  phoneHelp: 'Los números de otros países empiezan con +',
  none: 'Sin elegir',
  problems: {
    required: 'Falta: %{label}',
    choose: 'Elija de la lista',
    notListed: '«%{value}» no está en la lista',
    format: 'Escriba un valor válido para %{country}. Ejemplo: %{example}',
    otherState: '%{value} está en %{state}',
    noState: '%{value} no está en %{state}',
    phone: 'Escriba un teléfono válido de %{country}. Los de otros países empiezan con +',
    phoneOnlyInternational: 'Empiece con + y el código del país',
    tooLong: 'Use como máximo %{max} caracteres',
    unstorable:
      'Contiene un carácter que no se puede guardar. Quítelo o vuelva a escribir el texto',
  },
  use: 'Usar %{value}',
  changedElsewhere: 'Cambiado en otro dispositivo',
  theirs: 'Cambiado en otro dispositivo a: %{value}',
  emptyValue: '(vacío)',
  useTheirs: 'Usar ese valor',
  keepMine: 'Conservar el mío',
  save: 'Guardar perfil',
  discard: 'Descartar cambios',
  saving: 'Guardando el perfil',
  saved: 'Perfil guardado',
  failure: {
    offline:
      'Sin conexión: no se guardó nada. Sus cambios siguen aquí; guarde de nuevo cuando tenga conexión.',
    unanswered:
      'El servidor no respondió; es posible que el perfil no se haya guardado. Sus cambios siguen aquí; guarde de nuevo.',
    denied:
      'El perfil no se guardó: no tiene permiso para cambiarlo. Sus cambios siguen aquí. Inicie sesión de nuevo y reintente.',
    other: 'El perfil no se guardó. Sus cambios siguen aquí; guarde de nuevo.',
    conflict:
      'No se guardó nada: los mismos campos ya se cambiaron en otro dispositivo. Elija qué valor conservar.',
  },
};

export const messages = { en, es };
