const en = {
  title: 'Settings',
  lead: 'What you choose here is remembered in this browser.',
  language: 'Language',
  theme: { label: 'Appearance', system: 'Like the device', light: 'Light', dark: 'Dark' },
  signIn: { title: 'Your sign-in', email: 'E-mail', role: 'Role' },
};

const es: typeof en = {
  title: 'Ajustes',
  lead: 'Lo que elija aquí se recuerda en este navegador.',
  language: 'Idioma',
  theme: { label: 'Apariencia', system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  signIn: { title: 'Su acceso', email: 'Correo electrónico', role: 'Rol' },
};

export const messages = { en, es };
