import { paramTemplate } from '@zhaocai/model/hall/param-template';
import { useState } from 'react';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { ParamItemsDialog } from './param-items-dialog.tsx';
import { hallTexts as texts } from './texts.ts';

const columns = ['tempName', 'tempType', 'itemCount', 'fullScore', 'remark', 'updateTime'];

/** What is examined, scored or filled in, kept to be used again; a row opens with its items. */
export function ParamPage() {
  const t = useText();
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <ResourcePage
        entity={paramTemplate}
        title={t(texts.params)}
        columns={columns}
        onOpen={({ id }) => setOpenId(id)}
        rowActions={({ id }) => [{ key: 'items', label: t(texts.items), onClick: () => setOpenId(id) }]}
      />
      {openId !== undefined && <ParamItemsDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
