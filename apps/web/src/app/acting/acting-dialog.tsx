import { userInfo } from '@zhaocai/model/session/own-user';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { homePath } from '../home-path.ts';
import { rememberActing } from '../session/acting-as.ts';
import { switchActing } from '../session/renew.ts';
import { useTabs } from '../tabs/tab-store.ts';
import { actingTexts as texts } from './acting-texts.ts';

type Info = EndpointOutput<typeof userInfo>;

/** Who holds several roles or sits in several departments says in which of them he works. */
export function ActingDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const query = useEndpoint(userInfo, {});
  return (
    <Dialog isOpen title={t(texts.title)} width={480} onClose={onClose}>
      <Loaded query={query}>{(info) => <ActingForm info={info} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

/** Of a select, which knows no null. */
const all = '';

interface Choice {
  readonly roleId: string;
  readonly deptId: string;
}

function ActingForm({ info, onClose }: { info: Info; onClose: () => void }) {
  const t = useText();
  const { isBusy, run } = useSwitch(info);
  const hasUnsaved = useTabs((state) => state.unsaved.size > 0);
  const options = (named: Info['ownRoles'], everything: string) => [
    { value: all, label: everything },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Form<Choice>
      name="acting"
      layout="vertical"
      initialValues={{ roleId: info.actingRoleId ?? all, deptId: info.actingDeptId ?? all }}
      onFinish={(choice) => void run(choice)}
    >
      <p className="shell-quiet">{t(texts.help)}</p>
      {hasUnsaved && <p className="shell-quiet">{t(texts.unsaved)}</p>}
      <Form.Item name="roleId" label={t(texts.role)}>
        <Select options={options(info.ownRoles, t(texts.allRoles))} />
      </Form.Item>
      <Form.Item name="deptId" label={t(texts.dept)}>
        <Select options={options(info.ownDepts, t(texts.allDepts))} />
      </Form.Item>
      <div className="shell-dialog-foot">
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t(texts.switch)}
        </Button>
      </div>
    </Form>
  );
}

function useSwitch({ tenantId, account }: Info) {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const run = async ({ roleId, deptId }: Choice) => {
    const as = { roleId: roleId || null, deptId: deptId || null };
    setBusy(true);
    try {
      if (!(await switchActing(as))) throw new Error(t(texts.refused));
      rememberActing({ tenantId, account }, as);
      // Menu, rights and everything that was read belong to the former role.
      location.assign(homePath);
    } catch (error) {
      notify.failure(error);
      setBusy(false);
    }
  };
  return { isBusy, run };
}
