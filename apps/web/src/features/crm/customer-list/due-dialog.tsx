import { visitReminders, type VisitReminder } from '@zhaocai/model/crm/crm-endpoints';
import { Button } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { crmTexts as texts } from '../texts.ts';
import { useMore } from '../use-more.ts';
import '../crm.css';

export interface DueDialogProps {
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Whom somebody should visit within the next seven days, the latest first. */
export function DueDialog({ isOpen, onOpen, onClose }: DueDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} title={t(texts.dueTitle)} width={640} onClose={onClose}>
      <DueList onOpen={onOpen} />
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

function DueList({ onOpen }: Pick<DueDialogProps, 'onOpen'>) {
  const t = useText();
  const more = useMore();
  const query = useEndpoint(visitReminders, { days: 7, ...more.asked }, { keepPrevious: true });
  return (
    <Loaded query={query}>
      {(due) =>
        due.length === 0 ? (
          <Empty title={t(texts.dueNone)} />
        ) : (
          <>
            <ul className="crm-list">
              {more.shownOf(due).map((one) => (
                <li key={one.id} className="crm-due">
                  <Button type="link" className="crm-name" onClick={() => onOpen(one.id)}>
                    {one.name}
                  </Button>
                  <span className="crm-note">{one.ownerName ?? '—'}</span>
                  <DueTag reminder={one} />
                </li>
              ))}
            </ul>
            {more.hasMore(due) && <Button onClick={more.showMore}>{t(texts.showMore)}</Button>}
          </>
        )
      }
    </Loaded>
  );
}

function DueTag({ reminder: { daysLeft, dueDay } }: { reminder: VisitReminder }) {
  const t = useText();
  if (daysLeft < 0) return <ToneTag tone="red">{`${dueDay} · ${t(texts.daysLate, { days: -daysLeft })}`}</ToneTag>;
  const words = daysLeft === 0 ? t(texts.today) : t(texts.daysLeft, { days: daysLeft });
  return <ToneTag tone="orange">{`${dueDay} · ${words}`}</ToneTag>;
}
