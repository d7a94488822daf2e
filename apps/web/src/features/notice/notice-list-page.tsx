import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { PageHead } from '../../kit/widgets/section.tsx';
import { NewNoticeDialog } from './new-notice-dialog.tsx';
import { NoticeHall } from './notice-hall.tsx';
import { OwnNotices } from './own-notices.tsx';
import { noticeTexts as texts } from './texts.ts';
import './notice.css';

/** One menu entry, two readers: a buyer manages the own notices, everybody finds what is published. */
export function NoticeListPage() {
  const allowed = useAllowed();
  return allowed('bulletin_edit') ? <BuyerNotices /> : <ReaderNotices />;
}

function ReaderNotices() {
  const t = useText();
  return (
    <div className="kit-page">
      <PageHead title={t(texts.hallTitle)} />
      <NoticeHall />
    </div>
  );
}

function BuyerNotices() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const view = search.get('view') === 'hall' ? 'hall' : 'own';
  const add = () => setAdding(true);
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        note={
          <Segmented
            value={view}
            options={[
              { value: 'own', label: t(texts.ownView) },
              { value: 'hall', label: t(texts.hallView) },
            ]}
            onChange={(chosen) => setSearch(chosen === 'hall' ? { view: 'hall' } : {})}
          />
        }
        actions={
          <Button type="primary" icon={<PlusOutlined />} onClick={add}>
            {t(texts.add)}
          </Button>
        }
      />
      {view === 'hall' ? <NoticeHall /> : <OwnNotices onAdd={add} isCovered={isAdding} />}
      <NewNoticeDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}
