import { notice } from '@zhaocai/model/desk/notice';
import type { Row } from '@zhaocai/model/kit/entity';
import { resource } from '@zhaocai/model/kit/resource';
import { Alert, Button } from 'antd';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { useLastShown } from '../../../kit/widgets/use-last-shown.ts';
import { NoticeSheet } from '../notice-sheet.tsx';
import { deskTexts as texts } from '../texts.ts';

type NoticeRow = Row<typeof notice>;

/** An announcement as its readers see it. */
export function NoticeDialog({ row: wanted, onClose }: { row: NoticeRow | undefined; onClose: () => void }) {
  const t = useText();
  const row = useLastShown(wanted);
  return (
    <Dialog isOpen={wanted !== undefined} title={t(notice.label)} width={administrationWidth} onClose={onClose}>
      {row && <NoticeText row={row} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

function NoticeText({ row }: { row: NoticeRow }) {
  const t = useText();
  const query = useEndpoint(detailEndpoint(), { id: row.id });
  const authorName = cellValue(row, 'authorName');
  return (
    <Loaded query={query}>
      {(found) => (
        <>
          {found.withdrawReason && (
            <Alert type="warning" showIcon title={t(texts.withdrawnBefore, { reason: found.withdrawReason })} />
          )}
          <NoticeSheet {...found} authorName={typeof authorName === 'string' ? authorName : null} />
        </>
      )}
    </Loaded>
  );
}

function detailEndpoint() {
  const { detail } = resource(notice);
  return detail;
}
