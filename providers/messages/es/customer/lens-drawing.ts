import type { lensDrawing as en } from '../../en/customer/lens-drawing.ts';

export const lensDrawing: typeof en = {
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
  figures: '⌀ %{diameter} mm · profundidad total %{depth} mm',
  steep: 'Línea discontinua: meridiano curvo',
};
