export const lensDrawing = {
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
  figures: '⌀ %{diameter} mm · total depth %{depth} mm',
  steep: 'Dashed: steep meridian',
};
