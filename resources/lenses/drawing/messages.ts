const en = {
  title: 'Cross-section of %{lens}: diameter %{diameter} mm, sagittal depth %{depth} mm',
  assumed: 'Drawn as usual while not given: %{names}',
  zones: {
    optic: 'Optic',
    peripheral: 'Peripheral',
    limbal: 'Limbus',
    landing: 'Landing',
    return: 'Return',
    edge: 'Edge',
    skirt: 'Skirt',
  },
  names: {
    diameter: 'diameter',
    baseCurve: 'base curve',
    opticZone: 'optic zone',
    centreThickness: 'centre thickness',
  },
  figures: '⌀ %{diameter} mm · depth %{depth} mm',
  steep: 'Dashed: steep meridian',
};

export const messages = {
  en,
  es: {
    title: 'Corte de %{lens}: diámetro %{diameter} mm, profundidad sagital %{depth} mm',
    assumed: 'Dibujado como es habitual mientras no se indique: %{names}',
    zones: {
      optic: 'Óptica',
      peripheral: 'Periférica',
      limbal: 'Limbo',
      landing: 'Apoyo',
      return: 'Retorno',
      edge: 'Borde',
      skirt: 'Faldón',
    },
    names: {
      diameter: 'diámetro',
      baseCurve: 'curva base',
      opticZone: 'zona óptica',
      centreThickness: 'espesor central',
    },
    figures: '⌀ %{diameter} mm · profundidad %{depth} mm',
    steep: 'Discontinua: meridiano cerrado',
  },
} satisfies { en: typeof en; es: typeof en };
