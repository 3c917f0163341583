const en = {
  title: 'Cross-section of %{lens}: diameter %{diameter} mm, sagittal depth %{depth} mm',
  assumed: 'Drawing assumes typical values for: %{names}',
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
    centreThickness: 'center thickness',
  },
  figures: '⌀ %{diameter} mm · depth %{depth} mm',
  steep: 'Dashed: steep meridian',
};

export const messages = {
  en,
  es: {
    title: 'Corte de %{lens}: diámetro %{diameter} mm, profundidad sagital %{depth} mm',
    assumed: 'El dibujo usa valores típicos para: %{names}',
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
    steep: 'Línea discontinua: meridiano curvo',
  },
} satisfies { en: typeof en; es: typeof en };
