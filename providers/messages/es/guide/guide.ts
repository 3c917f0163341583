import type { guide as en } from '../../en/guide/guide.ts';
import { guideNames } from './guide-names.ts';

export const guide: typeof en = {
  ...guideNames,
  heading: 'Guía de adaptación',
  lead: 'Pasajes breves sobre la adaptación de lentes de contacto a medida, cada uno con su fuente y hasta dónde se puede confiar en ella. Para profesionales de la visión.',
  loading: 'Cargando la guía',
  failed: 'No se pudo cargar la guía. Revise su conexión e inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  search: 'Buscar en la guía',
  searchHint: 'Palabras o una pregunta, como “blanqueamiento” o “bóveda demasiado baja”',
  topic: 'Tema',
  allTopics: 'Todos los temas',
  results: 'Resultados',
  found: '%{smart_count} pasaje para “%{words}” |||| %{smart_count} pasajes para “%{words}”',
  nothing: 'No se encontró nada para “%{words}”.',
  try: {
    lead: 'Qué puede ayudar:',
    fewer: 'Use menos palabras, o solo el signo que ve, como “empañamiento”.',
    spelling: 'Revise la ortografía, y que el tema sea “Todos los temas”.',
    other: 'Pruebe otra palabra: “bóveda” por espacio, “apoyo” por háptica.',
  },
  ask: 'Preguntar a un consultor',
  all: 'Todos los pasajes',
  missing: {
    heading: 'No existe ese pasaje',
    body: 'Puede que se haya quitado de la guía, o que el enlace esté incompleto. Busque en la guía o recorra sus temas.',
  },
  source: 'Fuente',
  publication: 'Publicación',
  sourceVersion: 'Versión o fecha',
  standing: 'Validez',
  standingMeans: {
    maker: 'La palabra del fabricante sobre este mismo lente.',
    secondHand:
      'De una revista, una herramienta o una guía de otro lente. Compruébelo antes de confiar en ello.',
    assumption: 'Sin fuente publicada: este portal lo supone.',
  },
  reviewed: 'Comparado por última vez con su fuente',
  version: 'versión %{version} de este pasaje',
  ownWords: 'Relatado con nuestras palabras. No sustituye el juicio del clínico.',
  copyLink: 'Copiar enlace',
  copied: '¡Copiado!',
  notCopied: 'No se pudo copiar el enlace.',
  print: 'Imprimir',
  related: 'Pasajes relacionados',
};
