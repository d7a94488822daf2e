import { noticeApi } from '@zhaocai/model/desk/notice-endpoints';
import { Button } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import '../desk.css';
import { NoticeSheet } from '../notice-sheet.tsx';
import { deskTexts as texts } from '../texts.ts';

export interface MustReadDialogProps {
  readonly id: string;
  /** Where it could not be loaded or confirmed, it comes back at the next page. */
  readonly onLater: () => void;
}

/** An announcement that is read before anything else; Esc does not close it, only the reader's word does. */
export function MustReadDialog({ id, onLater }: MustReadDialogProps) {
  const t = useText();
  const query = useEndpoint(noticeApi.read, { id });
  const command = useCommand(noticeApi.checkRead, { success: 'silent' });
  const hasFailed = query.error !== null || command.error !== null;
  return (
    <Dialog
      isOpen
      title={t(texts.mustReadTitle)}
      width={administrationWidth}
      onClose={() => hasFailed && onLater()}
      footer={
        <>
          {hasFailed && <Button onClick={onLater}>{t(texts.later)}</Button>}
          <Button
            key={query.data ? 'ready' : 'waiting'}
            autoFocus
            type="primary"
            disabled={!query.data}
            loading={command.isRunning}
            onClick={() => void command.run({ ids: id })}
          >
            {t(texts.haveRead)}
          </Button>
        </>
      }
    >
      <Loaded query={query}>{(notice) => <NoticeSheet {...notice} />}</Loaded>
    </Dialog>
  );
}
