import './hall.css';
import { hallList, type HallLine } from '@zhaocai/model/hall/hall-endpoints';
import { Input } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead } from '../../kit/widgets/section.tsx';
import { roomPath } from './paths.ts';
import { hallTexts as texts } from './texts.ts';

/** Openings of the last days, of today and ahead: each leads into its hall. */
export function HallListPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const query = useEndpoint(hallList, keyword ? { keyword } : {}, { keepPrevious: true, refreshMs: 60_000 });
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        actions={
          <Input.Search
            allowClear
            className="hall-search"
            defaultValue={keyword}
            placeholder={t(texts.keyword)}
            aria-label={t(texts.keyword)}
            onSearch={(text) => setSearch(text ? { keyword: text } : {}, { replace: true })}
          />
        }
      />
      <Loaded query={query} rows={6}>
        {(lines) =>
          lines.length === 0 ? (
            <Empty title={t(texts.none)} help={t(texts.noneText)} />
          ) : (
            <ul className="hall-list">
              {lines.map((line) => (
                <Opening key={line.projectId} line={line} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function Opening({ line }: { readonly line: HallLine }) {
  const t = useText();
  const isOpened = line.openedTime !== null;
  return (
    <li>
      <Link className="hall-card" to={roomPath(line)}>
        <span className="hall-card-name">{line.projectName}</span>
        <ToneTag tone={isOpened ? 'green' : 'orange'}>{t(isOpened ? texts.opened : texts.notOpened)}</ToneTag>
        <span className="hall-card-facts">
          <span className="kit-number">{line.projectNo}</span>
          <span>{line.buyerName}</span>
          {line.openPlace && <span>{line.openPlace}</span>}
        </span>
        <Deadline at={line.openTime} isMet={isOpened} />
      </Link>
    </li>
  );
}
