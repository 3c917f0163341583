/** A rectangle on the screen, in CSS pixels from its top left. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position of the toast stack: its distance from the top and the right of the screen, in CSS pixels. */
export interface Place {
  top: number;
  right: number;
}

/** The gap between a toast and the areas that it avoids, in CSS pixels. */
const GAP = 8;
/** The step by which it moves from the right, in CSS pixels. */
const STEP = 48;

function areaAt({ top, right }: Place, { width, height }: Size, screen: Size): Area {
  return { left: screen.width - right - width, top, width, height };
}

interface Size {
  width: number;
  height: number;
}

function meets(a: Area, b: Area): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Returns how many of the areas the stack would cover. */
export function countCovered(
  place: Place,
  size: Size,
  screen: Size,
  areas: readonly Area[],
): number {
  const own = areaAt(place, size, screen);
  return areas.filter((area) => meets(own, area)).length;
}

/**
 * TO-01: returns the position of the toast stack that covers none of the areas, nearest to `home` (top right); without
 * one, the position that covers the fewest.
 */
export function placeToasts(home: Place, size: Size, screen: Size, areas: readonly Area[]): Place {
  const lowest = screen.height - size.height - GAP;
  const tops = [home.top, ...areas.map(({ top, height }) => top + height + GAP), lowest].filter(
    (top) => top >= home.top && top <= Math.max(lowest, home.top),
  );
  const rights: number[] = [];
  for (let { right } = home; right + size.width <= screen.width - GAP; right += STEP) {
    rights.push(right);
  }
  let best = home;
  let bestScore = [Infinity, Infinity] as const;
  for (const right of rights.length > 0 ? rights : [home.right]) {
    for (const top of tops) {
      const place = { top, right };
      const covered = countCovered(place, size, screen, areas);
      const away = Math.hypot(top - home.top, right - home.right);
      if (covered < bestScore[0] || (covered === bestScore[0] && away < bestScore[1])) {
        best = place;
        bestScore = [covered, away];
      }
    }
  }
  return best;
}
