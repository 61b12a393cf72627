/** A socket to a match: a server's, or one into the page's own table for a match that was dealt there. */
import { MARK } from "../local/talk";
import { local } from "./carrier";

/** What a connection needs of a socket, or of what stands for one. */
export interface Socket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A socket to a match, as one of its seats or looking on, told all behind entry `after`. */
export function socketTo(code: string, seat: number | null, after: number, url: string): Socket {
  return code.startsWith(MARK) ? new Later(() => local().then(({ LocalSocket }) => new LocalSocket(code, seat, after))) : new WebSocket(url);
}

/** A socket whose other end is being fetched. */
class Later implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #socket: Socket | null = null;
  #closed = false;

  constructor(fetched: () => Promise<Socket>) {
    fetched().then(
      (socket) => {
        if (this.#closed) return socket.close();
        this.#socket = socket;
        socket.onmessage = (event) => this.onmessage?.(event);
        socket.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.(new CloseEvent("close")),
    );
  }

  get readyState(): number {
    return this.#closed ? 3 : (this.#socket?.readyState ?? 0);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
