import type { Fields } from '@zhaocai/model/kit/field';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { FormValues, ResourceFormHandle } from './resource-form.tsx';
import { administrationWidth, Dialog } from '../widgets/dialog.tsx';
import { useLastShown } from '../widgets/use-last-shown.ts';

// The form with all its widgets is loaded when it is needed: the lists are there sooner.
const ResourceForm = lazy(async () => ({
  default: (await import('./resource-form.tsx')).ResourceForm,
}));

/** What is asked before something is done. */
export interface FormTask {
  /** Tells a form from another of the same title. */
  readonly key?: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly fields: Fields;
  readonly initial?: FormValues;
  readonly submitText?: string;
  /** True when it was done: the dialog then closes. */
  readonly onSubmit: (values: FormValues) => Promise<boolean>;
}

interface FormDialogProps {
  /** Undefined while nothing is asked. */
  readonly task: FormTask | undefined;
  readonly width?: number;
  readonly onClose: () => void;
}

/** A form in a dialog; what was typed stays when it is refused. */
export function FormDialog({ task, width = administrationWidth, onClose }: FormDialogProps) {
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(task);
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={task !== undefined} title={shown?.title} width={width} onClose={close}>
      {shown && (
        <Suspense>
          {shown.note && <div className="kit-form-note">{shown.note}</div>}
          <ResourceForm
            key={shown.key ?? shown.title}
            ref={form}
            fields={shown.fields}
            initial={shown.initial}
            submitText={shown.submitText}
            onCancel={onClose}
            onSubmit={async (values) => {
              const isDone = await shown.onSubmit(values);
              if (isDone) onClose();
              return isDone;
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
