import { borrowReturn } from '@zhaocai/model/borrowing/borrow';
import { saveRevert, type BorrowDetail } from '@zhaocai/model/borrowing/borrow-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { Alert } from 'antd';
import { useRef } from 'react';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourceForm, type ResourceFormHandle } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { borrowingTexts as texts } from '../texts.ts';

const { borrowId: _loan, receiver, ...others } = borrowReturn.fields;

interface ReceiveDialogProps {
  /** Without one it is closed. */
  readonly loan: BorrowDetail | undefined;
  readonly onClose: () => void;
}

/** Papers come back: how many, in which condition, to whom. What was typed survives a refusal. */
export function ReceiveDialog({ loan, onClose }: ReceiveDialogProps) {
  const t = useText();
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(loan);
  const receiving = useCommand(saveRevert, { success: texts.received });
  const close = () => (form.current ? form.current.cancel() : onClose());
  const left = shown ? shown.copies - Number(shown.returnedCopies ?? 0) : 0;
  const fields: Fields = {
    ...others,
    copies: { ...others.copies, max: left },
    // Whoever writes it down receives it, unless somebody else is named.
    receiver: { ...receiver, required: false },
  };
  return (
    <Dialog
      isOpen={loan !== undefined}
      title={t(texts.receiveTitle, { name: shown?.borrowNo ?? '' })}
      width={560}
      onClose={close}
    >
      {shown && (
        <>
          <Alert type="info" showIcon title={t(texts.left, { left })} className="borrow-note" />
          <ResourceForm
            key={`${shown.id} ${shown.version}`}
            ref={form}
            fields={fields}
            initial={{ copies: left, revertTime: msToInstant(serverNow()) }}
            onCancel={onClose}
            onSubmit={async (values) => {
              const { revertType, copies, revertTime, receiver: by, remark } = values;
              const answer = await receiving.run({
                borrowId: shown.id,
                revertType: Number(revertType),
                copies: Number(copies),
                revertTime: textOf(revertTime),
                receiver: textOf(by),
                remark: textOf(remark),
              });
              if (answer) onClose();
              return answer !== undefined;
            }}
          />
        </>
      )}
    </Dialog>
  );
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
