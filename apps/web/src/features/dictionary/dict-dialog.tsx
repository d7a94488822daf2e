import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import { useRef } from 'react';
import { useText } from '../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../kit/widgets/use-last-shown.ts';
import { DictForm, type DictFormHandle, type StoredDict } from './dict-form.tsx';
import type { Shelf } from './shelf.ts';
import { dictionaryTexts as texts } from './texts.ts';

/** A new dictionary, a new word of one, or a row that is changed. */
export type DictTask =
  | { readonly kind: 'add'; readonly parent?: DictRow }
  | { readonly kind: 'edit'; readonly row: DictRow };

export interface DictDialogProps {
  readonly shelf: Shelf;
  readonly task: DictTask | undefined;
  readonly onClose: () => void;
  readonly onStored: (row: StoredDict) => void;
}

/** The form of a dictionary or a word, in the dialog of every screen. */
export function DictDialog({ shelf, task: wanted, onClose, onStored }: DictDialogProps) {
  const t = useText();
  const task = useLastShown(wanted);
  const form = useRef<DictFormHandle>(null);
  return (
    <Dialog
      isOpen={wanted !== undefined}
      title={task && t(titleOf(task))}
      width={administrationWidth}
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      {task && (
        <DictForm
          ref={form}
          key={task.kind === 'edit' ? task.row.id : 'new'}
          shelf={shelf}
          row={task.kind === 'edit' ? task.row : undefined}
          parent={task.kind === 'add' ? task.parent : undefined}
          onClose={onClose}
          onStored={onStored}
        />
      )}
    </Dialog>
  );
}

function titleOf(task: DictTask) {
  if (task.kind === 'edit') return task.row.parentId === '0' ? texts.editDictionary : texts.editWord;
  return task.parent ? texts.addWord : texts.addDictionary;
}
