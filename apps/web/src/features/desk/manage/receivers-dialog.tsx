import { isForTenants, type notice } from '@zhaocai/model/desk/notice';
import type { Row } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { deskTexts as texts } from '../texts.ts';
import { Reach } from './reach.tsx';
import { Receivers } from './receivers.tsx';

type NoticeRow = Row<typeof notice>;

/** Who is meant, who has read it when, and who has not. */
export function ReceiversDialog({ row: wanted, onClose }: { row: NoticeRow | undefined; onClose: () => void }) {
  const t = useText();
  const row = useLastShown(wanted);
  return (
    <Dialog
      isOpen={wanted !== undefined}
      title={row && t(texts.readersTitle, { name: row.title })}
      width={administrationWidth}
      onClose={onClose}
    >
      {row && (isForTenants(row.audience) ? <Reach key={row.id} id={row.id} /> : <Receivers id={row.id} />)}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </Dialog>
  );
}
