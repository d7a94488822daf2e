import { formSave, type FormDetail } from '@zhaocai/model/form/design-endpoints';
import { checkForm } from '@zhaocai/model/form/check-form';
import type { FormFault, FormModel, FormWarning } from '@zhaocai/model/form/model';
import { isRead, modelOf, readForm } from '@zhaocai/model/form/read-form';
import { newForm } from '@zhaocai/model/form/form-panel';
import { writeForm } from '@zhaocai/model/form/write-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { createDesign, type DesignStore } from './design-store.ts';

export interface SavedDesign {
  readonly form: FormModel;
  readonly version: number;
  readonly versionNo: number;
  readonly versionStatus: FormDetail['versionStatus'];
}

export interface SaveOutcome {
  /** Whether what was on the canvas is on the server now. */
  readonly isSaved: boolean;
  /** What keeps it from being published. */
  readonly faults: readonly FormFault[];
}

export interface DesignWork {
  readonly store: DesignStore;
  readonly saved: SavedDesign;
  readonly warnings: readonly FormWarning[];
  readonly isUnreadable: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the last change is not on the server. */
  readonly failure: string | undefined;
  /** Keeps the draft, or publishes what has no faults. */
  readonly save: (publish: boolean) => Promise<SaveOutcome>;
  readonly settle: (saved: SavedDesign) => void;
}

const restMs = 2_000;
const afterFailureMs = 5_000;

/** The work on one form from its opening to its saving. A draft is kept whenever the hands rest. */
export function useDesignWork(detail: FormDetail, isReadOnly: boolean): DesignWork {
  const [read] = useState(() => readForm(detail.jsonData === '' ? newForm : detail.jsonData));
  const [saved, setSaved] = useState<SavedDesign>(() => ({
    ...detail,
    form: isRead(read) ? read.form : modelOf(newForm),
  }));
  const [store] = useState(() => createDesign(saved.form, isReadOnly || !isRead(read)));
  // Whether, not what: a keystroke draws the field and its settings again, and not the whole designer.
  const isDirty = useStore(store, (design) => design.form !== saved.form);
  const drafting = useCommand(formSave, { success: 'silent', quiet: true });
  const publishing = useCommand(formSave);
  const isSaving = drafting.isRunning || publishing.isRunning;
  const save = async (publish: boolean): Promise<SaveOutcome> => {
    const now = store.getState().form;
    const faults = publish ? checkForm(now) : [];
    if (faults.length > 0) return { isSaved: false, faults };
    const command = publish ? publishing : drafting;
    const answer = await command.run({
      formId: detail.formId,
      version: saved.version,
      jsonData: JSON.stringify(writeForm(now)),
      publish,
    });
    if (answer) setSaved({ ...answer.data, form: now });
    return { isSaved: answer !== undefined, faults };
  };
  const keep = useEffectEvent(() => {
    if (isDirty && !isSaving && !store.getState().isReadOnly) void save(false);
  });
  const hasFailed = drafting.error !== null;
  useEffect(() => {
    const rest = hasFailed ? afterFailureMs : restMs;
    let timer = setTimeout(keep, rest);
    const forget = store.subscribe((now, was) => {
      if (now.form === was.form) return;
      clearTimeout(timer);
      timer = setTimeout(keep, rest);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store, isSaving, hasFailed]);
  const warnings = isRead(read) ? read.warnings : read;
  const failure = isDirty ? drafting.error?.message : undefined;
  return { store, saved, warnings, isUnreadable: !isRead(read), isDirty, isSaving, failure, save, settle: setSaved };
}
