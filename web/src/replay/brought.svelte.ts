/** A file that was dropped on the page, wherever that was. */
let file = $state.raw<File | null>(null);

export const brought = (): File | null => file;

export function bring(dropped: File): void {
  file = dropped;
}
