import { LockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteDecisions } from './use-quote-decisions.tsx';
import type { QuoteWork } from './use-quote.ts';

/** What may be done now, always in sight; nothing where nothing may be done, or while what was done is still read anew. */
export function QuoteFoot({ work, decisions }: { work: QuoteWork; decisions: QuoteDecisions }) {
  const t = useText();
  const { mode, judged, isRunning } = work;
  if (mode === 'closed' || mode === 'waiting') return null;
  return (
    <div className="quote-foot">
      <span className="quote-foot-sum">
        {t(texts.total)}
        <strong className={judged.isAboveCeiling ? 'quote-foot-above' : undefined}>
          {judged.filled > 0 ? formatMoney(judged.totalMoney) : '—'}
        </strong>
      </span>
      {mode === 'sealed' ? (
        <>
          <Button danger type="text" disabled={isRunning} onClick={() => void decisions.withdraw()}>
            {t(texts.withdraw)}
          </Button>
          <Button type="primary" disabled={isRunning} onClick={work.startEdit}>
            {t(texts.change)}
          </Button>
        </>
      ) : (
        <>
          {mode === 'edit' && (
            <Button disabled={isRunning} onClick={work.stopEdit}>
              {t(texts.cancelChange)}
            </Button>
          )}
          <Button
            type="primary"
            icon={<LockOutlined />}
            loading={isRunning}
            disabled={isRunning || (mode === 'edit' && !work.isDirty)}
            onClick={() => void decisions.submit()}
          >
            {t(mode === 'edit' ? texts.saveChange : texts.submit)}
          </Button>
        </>
      )}
    </div>
  );
}
