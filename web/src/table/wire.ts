/** The line below a line: a socket to a server, or one into the page's own table for a match that was dealt there. */
import { MARK } from "../local/talk";
import { local } from "./carrier";

/** What a line to a match needs: a socket, or what stands for one. */
export interface Wire {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A line to a match, as one of its seats or looking on, told all behind entry `after`. */
export function wired(code: string, seat: number | null, after: number, url: string): Wire {
  return code.startsWith(MARK) ? new Later(() => local().then(({ HereWire }) => new HereWire(code, seat, after))) : new WebSocket(url);
}

/** A line whose other end is being fetched. */
class Later implements Wire {
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  #wire: Wire | null = null;
  #closed = false;

  constructor(fetched: () => Promise<Wire>) {
    fetched().then(
      (wire) => {
        if (this.#closed) return wire.close();
        this.#wire = wire;
        wire.onmessage = (event) => this.onmessage?.(event);
        wire.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.(new CloseEvent("close")),
    );
  }

  get readyState(): number {
    return this.#closed ? 3 : (this.#wire?.readyState ?? 0);
  }

  send(text: string): void {
    this.#wire?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#wire?.close();
  }
}
