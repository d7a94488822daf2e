import { replaceQuote, submitQuote, withdrawQuote } from '@zhaocai/model/tendering/quote-endpoints';
import type { PublishedPackage, PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { useCallback, useMemo, useState } from 'react';
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
import { quoteMode, type QuoteMode } from './quote-mode.ts';
import { quoteTexts as texts } from './texts.ts';
import { useReached } from './use-reached.ts';

export interface QuoteSubject {
  readonly project: PublishedProject;
  readonly package: PublishedPackage;
  readonly entry: NonNullable<PublishedPackage['entry']>;
  readonly own: OwnQuote;
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
  readonly send: () => Promise<boolean>;
  readonly withdraw: () => Promise<boolean>;
}

/** The work on one quote: typed here, judged as the server will, kept whatever the server says. */
export function useQuote({ project, package: one, entry, own }: QuoteSubject): QuoteWork {
  const saved = useMemo(() => draftOf(own), [own]);
  const typing = useTyping(saved);
  const isClosed = useReached(project.bidEndTime) || !project.canQuote;
  const isSealed = hasQuoted(own) && !typing.isEditing;
  const draft = isSealed ? saved : typing.typed;
  const ceiling = ceilingOf(project, one);
  const judged = useMemo(() => judgeDraft({ items: one.items, ceiling }, draft), [one.items, ceiling, draft]);
  const commands = useQuoteCommands(entry.id, hasQuoted(own));
  const leaveEdit = () => {
    typing.stop();
    commands.reset();
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
    isRunning: commands.isRunning,
    isTried: typing.isTried,
    error: commands.error,
    change: typing.change,
    startEdit: typing.start,
    stopEdit: leaveEdit,
    check: () => {
      typing.setTried(true);
      return judged.fault === undefined;
    },
    send: async () => settle(await commands.send(one, typing.typed)),
    withdraw: async () => {
      const isDone = await commands.withdraw();
      // What was quoted stays in the fields, to go on from.
      if (isDone) typing.change(saved);
      return settle(isDone);
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
    start: () => {
      setTyped(saved);
      setEditing(true);
    },
    stop: () => {
      setEditing(false);
      setTried(false);
    },
  };
}

function useQuoteCommands(entryId: string, hasQuote: boolean) {
  const submitting = useCommand(submitQuote, { success: texts.submitted, quiet: true });
  const replacing = useCommand(replaceQuote, { success: texts.changed, quiet: true });
  const withdrawing = useCommand(withdrawQuote, { success: texts.withdrawn });
  const sending = hasQuote ? replacing : submitting;
  return {
    isRunning: submitting.isRunning || replacing.isRunning || withdrawing.isRunning,
    error: submitting.error ?? replacing.error,
    reset: () => {
      submitting.reset();
      replacing.reset();
    },
    send: async ({ items }: PublishedPackage, { prices, files, ...explanations }: QuoteDraft) => {
      const lines = items.map(({ id }) => ({ itemId: id, perMoney: (prices[id] ?? '').trim() }));
      const fileIds = files.map(({ fileId }) => fileId);
      return (await sending.run({ entryId, lines, fileIds, ...explanations })) !== undefined;
    },
    withdraw: async () => (await withdrawing.run({ entryId })) !== undefined,
  };
}
