import { expertItems, expertSourcePie, type ExpertItem } from '@zhaocai/model/expert/expert-endpoints';
import { Collapse } from 'antd';
import { useMemo, useState } from 'react';
import { DrawnPoints } from '../../../kit/chart/drawn-chart.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useListState } from '../../../kit/resource-page/list-state.ts';
import { useText } from '../../../kit/text/language.ts';
import { expertTexts as texts } from '../texts.ts';

/** Where the experts come from and what they know; closed until somebody wants to see it. */
export function LibraryPictures() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapse
      size="small"
      activeKey={isOpen ? 'pictures' : ''}
      onChange={(keys) => setOpen(keys.length > 0)}
      items={[{ key: 'pictures', label: t(texts.pictures), children: isOpen ? <Pictures /> : null }]}
    />
  );
}

function Pictures() {
  const t = useText();
  const sources = useEndpoint(expertSourcePie, {});
  const items = useEndpoint(expertItems, {});
  const points = useMemo(() => (sources.data ?? []).map(({ name, value }) => ({ label: name, value })), [sources.data]);
  return (
    <div className="expert-pictures">
      <section aria-label={t(texts.bySource)}>
        <h3>{t(texts.bySource)}</h3>
        {points.length > 0 && <DrawnPoints kind="pie" points={points} title={t(texts.bySource)} />}
      </section>
      <section aria-label={t(texts.byField)}>
        <h3>{t(texts.byField)}</h3>
        {items.data?.length === 0 ? (
          <p className="kit-quiet">{t(texts.noField)}</p>
        ) : (
          <Fields items={items.data ?? []} />
        )}
      </section>
    </div>
  );
}

/** Each field with how many know it; choosing one narrows the list to them. */
function Fields({ items }: { readonly items: readonly ExpertItem[] }) {
  const [state, change] = useListState();
  return (
    <ul className="expert-fields">
      {items.map(({ key, title, itemCode, count, children }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={state.filters.itemCodes === itemCode}
            onClick={() => change({ filters: { ...state.filters, itemCodes: itemCode } })}
          >
            <span>{title}</span>
            <strong className="kit-number">{count}</strong>
          </button>
          {children && <Fields items={children} />}
        </li>
      ))}
    </ul>
  );
}
