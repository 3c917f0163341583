const en = {
  name: 'Lenses',
  families: {
    scleral: 'Scleral',
    gpSphere: 'GP sphere',
    gpToric: 'GP toric',
    gpMultifocal: 'GP multifocal',
    keratoconus: 'Keratoconus',
    customSoft: 'Custom soft',
    orthoK: 'Ortho-k',
    hybrid: 'Hybrid',
  },
  picker: {
    placeholder: 'Search by name or family',
    none: 'No lens of that name or family',
    loading: 'Loading the lenses',
  },
};

const es: typeof en = {
  name: 'Lentes',
  families: {
    scleral: 'Escleral',
    gpSphere: 'RGP esférica',
    gpToric: 'RGP tórica',
    gpMultifocal: 'RGP multifocal',
    keratoconus: 'Queratocono',
    customSoft: 'Blanda a medida',
    orthoK: 'Orto-k',
    hybrid: 'Híbrida',
  },
  picker: {
    placeholder: 'Buscar por nombre o familia',
    none: 'Ninguna lente con ese nombre o familia',
    loading: 'Cargando las lentes',
  },
};

export const messages = { en, es };
