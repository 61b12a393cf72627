/** Who has the focus, so that it is never lost to the page. */

/** Remember what has the focus now; call what is returned to give it back, if by then nothing else has it. */
export function remembered(): () => void {
  const before = document.activeElement as HTMLElement | SVGElement | null;
  return () => {
    if (document.activeElement === document.body) before?.focus({ preventScroll: true });
  };
}
