/** Somebody's own cards, kept on the device: by game and file, each card by its id over ours. */
import type { CardFile, PackTables, Pressed } from "../../generated/protocol";
import { service } from "../../table/api";

export type Table = Readonly<Record<string, unknown>>;
type Own = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Table>>>>>>;

const STORED = "understory.companion.cards";

function read(): Own {
  try {
    return (JSON.parse(localStorage.getItem(STORED) ?? "{}") as Own) ?? {};
  } catch {
    return {};
  }
}

let own = $state.raw<Own>(read());

function store(now: Own): void {
  own = now;
  localStorage.setItem(STORED, JSON.stringify(now));
}

/** Own cards of a game by file. */
export const ownFiles = (game: string): Readonly<Record<string, Readonly<Record<string, Table>>>> => own[game] ?? {};
export const ownCards = (game: string, file: string): readonly Table[] => Object.values(own[game]?.[file] ?? {});
export const isOwn = (game: string, file: string, id: string): boolean => own[game]?.[file]?.[id] !== undefined;

export function keepCard(game: string, file: string, card: Table): void {
  const files = own[game] ?? {};
  store({ ...own, [game]: { ...files, [file]: { ...files[file], [String(card["id"])]: card } } });
}

export function dropCard(game: string, file: string, id: string): void {
  const { [id]: _gone, ...left } = own[game]?.[file] ?? {};
  store({ ...own, [game]: { ...own[game], [file]: left } });
}

/** Take in the cards of a pack that differ from ours. */
export function keepPack(game: string, ours: readonly CardFile[], theirs: readonly CardFile[]): number {
  let taken = 0;
  for (const file of theirs) {
    const known = new Map(ours.find((one) => one.name === file.name)?.cards.map((card) => [card["id"], JSON.stringify(card)]));
    for (const card of file.cards) {
      if (known.get(card["id"]) === JSON.stringify(card)) continue;
      keepCard(game, file.name, card);
      taken += 1;
    }
  }
  return taken;
}

/** The own cards, file by file; the table puts them over ours of the same id, or after them. */
export function pressedFiles(game: string, ours: readonly CardFile[], trying: { readonly file: string; readonly card: Table } | null): CardFile[] {
  return ours.flatMap((file) => {
    const mine = new Map(ownCards(game, file.name).map((card) => [card["id"], card]));
    if (trying?.file === file.name) mine.set(trying.card["id"], trying.card);
    if (!mine.size) return [];
    return [{ name: file.name, kind: file.kind, cards: [...mine.values()] }];
  });
}

export const packTables = async (game: string, archive: string | null = null): Promise<readonly CardFile[]> =>
  (await service<PackTables>("packs/tables", { game, archive })).files;

export const press = (game: string, files: readonly CardFile[]): Promise<Pressed> => service<Pressed>("packs/press", { game, files });
