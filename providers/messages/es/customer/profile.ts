import { textProblemsIn } from '#domain/basics/text-problems.ts';
import type { profile as en } from '../../en/customer/profile.ts';
import { addressLabels } from './address-labels.ts';

export const profile: typeof en = {
  title: 'Perfil',
  tabs: { person: 'Perfil', team: 'Equipo' },
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
    ...addressLabels,
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
    rules: textProblemsIn('es'),
    notItsState: '«%{value}» no es un estado ni una provincia de este país',
    notListed: '«%{value}» no está en la lista',
    format: 'Escriba un valor válido para %{country}. Ejemplo: %{example}',
    otherState: '%{value} está en %{state}',
    noState: '%{value} no está en %{state}',
    phone: 'Escriba un teléfono válido de %{country}. Los de otros países empiezan con +',
    phoneOnlyInternational: 'Empiece con + y el código del país',
    tooLong: 'Use como máximo %{max} caracteres',
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
