import { useEffect } from 'react';
import { countCovered, placeToasts } from './toast-place.ts';
import type { Area, Place } from './toast-place.ts';

const STACK = '.Toastify__toast-container';
const BUTTONS = 'button, [role="button"], a.MuiButton-root, input[type="submit"]';
/** The same values as in `notifications.css`: below the header, at the right. */
const HOME_TOP = 64;
const HOME_RIGHT = 16;
const HOME_RIGHT_ON_PHONE = 8;
const PHONE = 600;

/** Returns the size of the visible page, without the scrollbars that the window's size includes. */
function screenSize() {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height };
}

/** Returns the areas of the page's visible buttons, except those of the toasts. */
function visibleButtons(): Area[] {
  return [...document.querySelectorAll<HTMLElement>(BUTTONS)]
    .filter((button) => !button.closest('.Toastify'))
    .map((button) => button.getBoundingClientRect())
    .filter(({ width, height, bottom }) => width > 0 && height > 0 && bottom > HOME_TOP)
    .filter(({ top }) => top < screenSize().height);
}

/** TO-01: moves the toasts away from the page's buttons, except while the user is on a toast. */
export function useClearPlace(): void {
  useEffect(() => {
    let place: Place | null = null;
    let frame = 0;
    const stay = () => {
      frame = 0;
      const stack = document.querySelector<HTMLElement>(STACK);
      if (!stack || stack.childElementCount === 0) {
        place = null;
        return;
      }
      if (place && stack.matches(':hover, :focus-within')) return;
      const screen = screenSize();
      const right = innerWidth < PHONE ? HOME_RIGHT_ON_PHONE : HOME_RIGHT;
      const home = { top: HOME_TOP, right };
      const { width, height } = stack.getBoundingClientRect();
      const size = { width, height };
      const buttons = visibleButtons();
      if (place && countCovered(place, size, screen, buttons) === 0) return;
      place = placeToasts(home, size, screen, buttons);
      stack.style.setProperty('--toast-top', `${place.top}px`);
      stack.style.setProperty('--toast-right', `${place.right}px`);
    };
    const look = () => {
      frame ||= requestAnimationFrame(stay);
    };
    const page = new MutationObserver(look);
    page.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      page.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, []);
}
