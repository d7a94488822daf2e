import { RequestError } from '../../../../kit/http/request-error.ts';
import { currentLanguage, translate } from '../../../../kit/text/language.ts';
import { messageKind } from '@zhaocai/model/workflow/message-states';

/** What the server pushes: the id of a message and what to show of it. */
export interface PushedNotice {
  readonly dataId: string;
  readonly title: string;
  readonly date: string;
}

export interface SocketOptions {
  readonly userId: string;
  /** A ticket is good for one connection. */
  readonly ticket: () => Promise<string>;
  readonly onNotice: (notice: PushedNotice) => void;
  /** Something new among the announcements. */
  readonly onAnnouncement?: () => void;
  /** Something on a screen of this name is new; it is read anew. */
  readonly onChanged?: (screen: string) => void;
  /** The browser has no sockets at all (rule 326). */
  readonly onMissing: () => void;
}

export const heartbeatMs = 55_000;
const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/**
 * One socket per signed-in user on /websocket/{userId} (rules 322–326): it is opened with a ticket, kept awake by a
 * heartbeat, and opened again when it is lost, each time after a longer wait, until the session is over. Answers how to
 * end it.
 */
export function openSocket(options: SocketOptions): () => void {
  if (typeof WebSocket === 'undefined') {
    options.onMissing();
    return () => undefined;
  }
  return new FlowSocket(options).start();
}

class FlowSocket {
  readonly #options: SocketOptions;
  #socket: WebSocket | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isEnded = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  start(): () => void {
    void this.#open();
    return () => this.#end();
  }

  async #open(): Promise<void> {
    try {
      const ticket = await this.#options.ticket();
      if (!this.#isEnded) this.#connect(ticket);
    } catch (error) {
      // Without a ticket there is no connection: it is asked for again like a lost one. A session that is over gets none.
      if (error instanceof RequestError && error.kind === 'expired') this.#end();
      else this.#again();
    }
  }

  #connect(ticket: string): void {
    const socket = new WebSocket(socketAddress(this.#options.userId, ticket));
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#isEnded) return socket.close();
      this.#heartbeat = setInterval(() => socket.send('ping'), heartbeatMs);
    });
    socket.addEventListener('message', ({ data }) => {
      // One that was only opened may be closed at once, for its ticket was too old.
      this.#failures = 0;
      const notice = readNotice(data);
      if (notice) this.#options.onNotice(notice);
      else if (isAnnouncement(data)) this.#options.onAnnouncement?.();
      else this.#changed(data);
    });
    socket.addEventListener('close', () => this.#again());
  }

  #changed(data: unknown): void {
    const screen = changedScreen(data);
    if (screen !== '') this.#options.onChanged?.(screen);
  }

  #again(): void {
    clearInterval(this.#heartbeat);
    if (this.#isEnded) return;
    const wait = Math.min(firstWaitMs * 2 ** this.#failures, longestWaitMs);
    this.#failures += 1;
    // Not all at once when a server comes back.
    this.#retry = setTimeout(() => void this.#open(), wait * (0.5 + Math.random() / 2));
  }

  #end(): void {
    this.#isEnded = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    // A browser complains of one that is closed before it is open: that one closes when it opens.
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#socket?.close();
  }
}

export function socketAddress(userId: string, ticket: string): string {
  const { protocol, host } = window.location;
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${host}/websocket/${encodeURIComponent(userId)}?ticket=${encodeURIComponent(ticket)}`;
}

/** `{dataId, data: {kind, title, titleEn, createTime}}`. Answers to heartbeats and whatever else is no notice are passed over. */
export function readNotice(data: unknown): PushedNotice | undefined {
  const message = recordOf(parsed(data));
  const dataId = textOf(message.dataId);
  if (dataId === '') return undefined;
  const row = recordOf(message.data);
  const kind = messageKind.named(textOf(row.kind));
  const title = [kind && translate(kind.label), titleOf(row)].filter(Boolean).join(' · ');
  return { dataId, title, date: textOf(row.createTime) };
}

/** In the reader’s language where it says something in both. */
function titleOf({ title, titleEn }: Readonly<Record<string, unknown>>): string {
  return (currentLanguage() === 'en' && textOf(titleEn)) || textOf(title);
}

/** `{type: 'announcement', noticeId, title}`: something new among the tenant's announcements. */
function isAnnouncement(data: unknown): boolean {
  return textOf(recordOf(parsed(data)).type) === 'announcement';
}

/** `{type: 'changed', screen, id}`: the name of the screen, or nothing. */
function changedScreen(data: unknown): string {
  const message = recordOf(parsed(data));
  return textOf(message.type) === 'changed' ? textOf(message.screen) : '';
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
