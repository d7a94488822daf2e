import { withdrawQuote } from '@zhaocai/model/tendering/quote-endpoints';
import type { PublishedPackage, PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import type { RequestError } from '../../../kit/http/request-error.ts';
import {
  ceilingOf,
  draftOf,
  hasQuoted,
  judgeDraft,
  sameDraft,
  type JudgedQuote,
  type OwnQuote,
  type QuoteDraft,
} from './quote-draft.ts';
import { suffixOf } from '../../../kit/widgets/file-rules.ts';
import type { OwnCopy } from './own-copy.ts';
import { useSealedQuote, type SealedQuote } from './use-sealed-quote.ts';
import { quoteMode, type QuoteMode } from './quote-mode.ts';
import { quoteTexts as texts } from './texts.ts';
import { useReached } from './use-reached.ts';

export interface QuoteSubject {
  readonly project: PublishedProject;
  readonly package: PublishedPackage;
  readonly entry: NonNullable<PublishedPackage['entry']>;
  readonly own: OwnQuote;
  /** What this browser kept of what it sealed. */
  readonly copy: OwnCopy | null;
}

export interface QuoteWork {
  readonly mode: QuoteMode;
  readonly draft: QuoteDraft;
  readonly judged: JudgedQuote;
  readonly isDirty: boolean;
  readonly isRunning: boolean;
  /** Submitting was tried: missing prices are faults from now on. */
  readonly isTried: boolean;
  readonly error: RequestError | null;
  readonly change: (part: Partial<QuoteDraft> | ((known: QuoteDraft) => Partial<QuoteDraft>)) => void;
  readonly startEdit: () => void;
  readonly stopEdit: () => void;
  /** Marks what is missing; true when it may be sent. */
  readonly check: () => boolean;
  readonly withdraw: () => Promise<boolean>;
  readonly seal: SealedQuote;
  /** The passphrase is asked for. */
  readonly isAskingSeal: boolean;
  readonly askSeal: (isAsking: boolean) => void;
  readonly sendSealed: (passphrase: string) => ReturnType<SealedQuote['send']>;
  /** The very same once more, where no answer came. */
  readonly again: () => Promise<boolean>;
  readonly addLocal: (files: readonly File[]) => void;
}

/** The work on one quote: typed here, judged as the server will, kept whatever the server says. */
export function useQuote({ project, package: one, entry, own, copy }: QuoteSubject): QuoteWork {
  const saved = useMemo(() => copy?.draft ?? draftOf(own), [own, copy]);
  const typing = useTyping(saved);
  const isClosed = useReached(project.bidEndTime) || !project.canQuote;
  const isSealed = hasQuoted(own) && !typing.isEditing;
  const draft = isSealed ? saved : typing.typed;
  const ceiling = ceilingOf(project, one);
  const judged = useMemo(() => judgeDraft({ items: one.items, ceiling }, draft), [one.items, ceiling, draft]);
  const withdrawing = useCommand(withdrawQuote, { success: texts.withdrawn });
  const seal = useSealedQuote(entry.id, { isOn: own.seal !== null, isChange: hasQuoted(own) });
  const local = useLocalFiles(copy, typing.change);
  const [isAskingSeal, askSeal] = useState(false);
  const leaveEdit = () => {
    typing.stop();
    seal.reset();
  };
  const settle = (isDone: boolean) => {
    if (isDone) leaveEdit();
    return isDone;
  };
  return {
    mode: quoteMode({ entryStatus: own.entryStatus, isClosed, isEditing: typing.isEditing }),
    draft,
    judged,
    isDirty: !isSealed && !sameDraft(typing.typed, saved),
    isRunning: withdrawing.isRunning || seal.isRunning,
    isTried: typing.isTried,
    error: seal.error,
    change: typing.change,
    // Files that this browser does not have cannot be sealed again.
    startEdit: () => typing.start(copy ? saved : { ...saved, files: [] }),
    stopEdit: leaveEdit,
    check: () => {
      typing.setTried(true);
      return judged.fault === undefined;
    },
    seal,
    isAskingSeal,
    askSeal,
    sendSealed: async (passphrase) => {
      if (!own.seal) return 'failed';
      const kept = { draft: typing.typed, files: local.files() };
      const outcome = await seal.send({ target: own.seal, items: one.items, copy: kept, passphrase });
      if (outcome === 'sent') leaveEdit();
      return outcome;
    },
    again: async () => settle(await seal.again()),
    addLocal: local.add,
    withdraw: async () => {
      const isDone = (await withdrawing.run({ entryId: entry.id })) !== undefined;
      // What was quoted stays in the fields, to go on from.
      if (isDone) typing.change(saved);
      return settle(isDone);
    },
  };
}

/** Files that stay in this browser until they are sealed, by ids of its own. */
function useLocalFiles(copy: OwnCopy | null, change: QuoteWork['change']) {
  const held = useRef<Readonly<Record<string, File>>>({});
  // What the copy has stays within reach where its quote is withdrawn.
  useEffect(() => {
    held.current = { ...copy?.files, ...held.current };
  }, [copy]);
  return {
    files: () => held.current,
    add: (files: readonly File[]) => {
      const named = files.map((file) => ({ file, fileId: crypto.randomUUID() }));
      held.current = { ...held.current, ...Object.fromEntries(named.map(({ fileId, file }) => [fileId, file])) };
      const values = named.map(({ fileId, file: { name, size } }) => {
        return { fileId, fileName: name, fileSuffix: suffixOf(name), size };
      });
      change(({ files: known }) => ({ files: [...known, ...values] }));
    },
  };
}

/** What is being typed, from the saved quote on. */
function useTyping(saved: QuoteDraft) {
  const [typed, setTyped] = useState(saved);
  const [isEditing, setEditing] = useState(false);
  const [isTried, setTried] = useState(false);
  const change = useCallback<QuoteWork['change']>(
    (part) => setTyped((known) => ({ ...known, ...(typeof part === 'function' ? part(known) : part) })),
    [],
  );
  return {
    typed,
    isEditing,
    isTried,
    setTried,
    change,
    start: (from: QuoteDraft) => {
      setTyped(from);
      setEditing(true);
    },
    stop: () => {
      setEditing(false);
      setTried(false);
    },
  };
}
