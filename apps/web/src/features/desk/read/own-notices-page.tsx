import { noticeApi, type ReaderNotice } from '@zhaocai/model/desk/notice-endpoints';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Pager } from '../../../kit/data-table/pager.tsx';
import { DictSelect } from '../../../kit/dictionary/dict-select.tsx';
import { DictTag } from '../../../kit/dictionary/dict-tag.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../desk.css';
import { readPath } from '../paths.ts';
import { deskTexts as texts } from '../texts.ts';
import { ownNoticesExport } from '@zhaocai/model/desk/notice-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

type Choice = 'all' | '0' | '1';

interface ReaderFilter {
  readonly choice: Choice;
  readonly title: string;
  readonly category: string | null;
}

/** What is meant for the reader, the newest first, what is unread marked. */
export function OwnNoticesPage() {
  const t = useText();
  const isPhone = useCompact();
  const [filter, setFilter] = useState<ReaderFilter>({ choice: 'all', title: '', category: null });
  const [paging, setPaging] = useState({ current: 1, size: 10 });
  const unread = useEndpoint(noticeApi.unread, {});
  const query = useEndpoint(noticeApi.list, { ...paging, ...wireOf(filter) }, { keepPrevious: true });
  const markAll = useCommand(noticeApi.checkRead, { success: texts.allMarked });
  const change = (part: Partial<ReaderFilter>) => {
    setFilter({ ...filter, ...part });
    setPaging({ ...paging, current: 1 });
  };
  const unreadCount = unread.data?.count ?? 0;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.own)}
        note={unreadCount > 0 && <span className="kit-count">{`${t(texts.unread)} ${unreadCount}`}</span>}
        actions={
          <>
            <ListExportButton exported={ownNoticesExport} input={wireOf(filter)} />
            <Button
              disabled={unreadCount === 0}
              loading={markAll.isRunning}
              onClick={() => void markAll.run({ ids: '' })}
            >
              {t(texts.markAll)}
            </Button>
          </>
        }
      />
      <div className="desk-filter">
        <Segmented<Choice>
          value={filter.choice}
          options={[
            { value: 'all', label: t(texts.all) },
            { value: '0', label: t(texts.unread) },
            { value: '1', label: t(texts.read) },
          ]}
          onChange={(choice) => change({ choice })}
        />
        <Input.Search
          allowClear
          placeholder={t(texts.search)}
          aria-label={t(texts.search)}
          onSearch={(title) => change({ title })}
        />
        <DictSelect
          code="notice"
          placeholder={t(texts.kind)}
          value={filter.category}
          onChange={(category) => change({ category: typeof category === 'string' ? category : null })}
        />
      </div>
      <Loaded query={query}>
        {({ records, total }) => (
          <>
            {records.length === 0 ? (
              <Empty
                title={t(filter.choice === '0' ? texts.nothingUnread : texts.noNotices)}
                help={filter.choice === '0' ? undefined : t(texts.noNoticesHelp)}
              />
            ) : (
              <ul className="desk-notices">
                {records.map((one) => (
                  <NoticeEntry key={one.id} notice={one} />
                ))}
              </ul>
            )}
            <Pager
              isPhone={isPhone}
              paging={{ total, ...paging, onChange: (current, size) => setPaging({ current, size }) }}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function NoticeEntry({
  notice: { id, title, category, releaseTime, authorName, isOfPlatform, isRead },
}: {
  notice: ReaderNotice;
}) {
  const t = useText();
  return (
    <li>
      <Link to={readPath(id)} className={isRead ? 'desk-notice' : 'desk-notice desk-notice-unread'}>
        <span className="desk-notice-title">
          {!isRead && <i className="desk-dot" role="img" aria-label={t(texts.unread)} />}
          {title}
        </span>
        <span className="desk-notice-facts">
          <DictTag code="notice" value={category} />
          {isOfPlatform && <span>{t(texts.ofPlatform)}</span>}
          {authorName && <span>{authorName}</span>}
          <time dateTime={releaseTime}>{shownInstant(releaseTime)}</time>
        </span>
      </Link>
    </li>
  );
}

function wireOf({ choice, title, category }: ReaderFilter) {
  return {
    ...(choice !== 'all' && { isRead: choice }),
    ...(title.trim() && { title: title.trim() }),
    ...(category && { category }),
  };
}
