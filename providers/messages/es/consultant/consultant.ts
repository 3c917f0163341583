import type { consultant as en } from '../../en/consultant/consultant.ts';

export const consultant: typeof en = {
  skip: 'Ir al contenido',
  navigation: 'Consultor virtual',
  signIn: 'Iniciar sesión',
  back: 'Volver al portal',
  theme: { label: 'Apariencia', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  notice: 'Para profesionales de la salud visual. No sustituye al profesional que examina el ojo.',
  missing: {
    heading: 'Página no encontrada',
    body: 'Esta página no existe.',
    home: 'Ir al Consultor virtual',
  },
  home: {
    entries: 'Qué puede hacer aquí',
    about: 'Acerca del Consultor virtual',
    what: {
      term: 'Qué es',
      body: 'Fórmulas y reglas de adaptación publicadas, calculadas con los valores que usted escribe. Cada respuesta muestra su desarrollo, su fuente y cuándo no es válida.',
    },
    whom: {
      term: 'Para quién es',
      body: 'Optometristas, oftalmólogos, ópticos y su personal. Si usa lentes de contacto, comuníquese con el consultorio que se los adapta.',
    },
    not: {
      term: 'Qué no hace',
      body: 'No examina, diagnostica ni prescribe, y no sustituye al profesional. Usted decide qué conviene al ojo que tiene delante.',
    },
    call: {
      term: 'Cuándo llamar a un consultor de lentes',
      body: 'Cuando parezcan necesarios varios cambios a la vez, la córnea sea irregular o esté operada, dos cambios no hayan servido o las fuentes no coincidan. Ante dolor, enrojecimiento o pérdida súbita de visión, examine primero al paciente.',
    },
    privacy: {
      term: 'Qué guarda',
      body: 'Nada que usted no envíe. Los valores quedan en su navegador y, mientras la página está abierta, en su dirección, para que pueda compartir un enlace. Lo que envía a un consultor se guarda un año. No escriba nombres, fechas de nacimiento ni números de expediente.',
    },
  },
  calculators: {
    lead: 'Escriba los valores en la unidad que tenga. El resultado, el desarrollo y el dibujo se actualizan mientras escribe.',
    groups: {
      powers: 'Poderes',
      cornea: 'Córnea',
      gp: 'Lentes GP y esclerales',
      toric: 'Tóricos blandos',
      shape: 'Forma y oxígeno',
    },
  },
};
