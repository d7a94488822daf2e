import type { FormAnswers } from '@zhaocai/model/form/model';
import { useStore } from 'zustand';
import { KeptOffer, useKeeping } from '../../../kit/large-form/kept-draft.tsx';
import type { FormStore } from '../render/form-store.ts';

/** What was typed into a form. */
export interface TypedAnswers {
  readonly answers: FormAnswers;
  readonly title: string;
}

interface KeptAnswersProps {
  /** Of the form, or of the answer that is changed. */
  readonly name: string;
  readonly store: FormStore;
  readonly title: string;
  readonly isDirty: boolean;
  readonly onRestore: (typed: TypedAnswers) => void;
}

/** Keeps what is typed while it is not handed in, and offers what was left the last time. */
export function KeptAnswers({ name, store, title, isDirty, onRestore }: KeptAnswersProps) {
  const answers = useStore(store, (state) => state.answers);
  useKeeping({ name, draft: { answers, title } satisfies TypedAnswers, isDirty });
  return <KeptOffer<TypedAnswers> name={name} isDirty={isDirty} onRestore={onRestore} />;
}
