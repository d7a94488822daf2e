import {
  finishInvitationDraw,
  startInvitationDraw,
  type InvitationList,
} from '@zhaocai/model/tendering/invitation-endpoints';
import { resource } from '@zhaocai/model/kit/resource';
import { supplier } from '@zhaocai/model/tendering/supplier';
import { Alert, Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { newSecret } from '../../../kit/draw/draw-hashes.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { call } from '../../../kit/http/call.ts';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { activeOnly } from './add-suppliers.tsx';
import { needText } from './need-text.ts';
import { invitationTexts as texts } from './texts.ts';

interface DrawDialogProps {
  readonly list: InvitationList;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Typed {
  readonly pool?: string[];
  readonly count?: number;
}

const width = 640;
const most = 100;

/** Lays down the pool, then gives this browser's secret; one that was laid down already is gone on with. */
export function DrawDialog({ list, isOpen, onClose }: DrawDialogProps) {
  const t = useText();
  const [form] = Form.useForm<Typed>();
  const typing = useKeptForm(`invitationDraw ${list.projectId}`, form, () => undefined);
  const leave = () => {
    typing.drop();
    onClose();
  };
  const { draw, isRunning, error } = useDraw(list, leave);
  const takePool = (pool: string[]) => {
    form.setFieldsValue({ pool });
    typing.keep({ pool });
  };
  const isBegun = list.draw !== null;
  return (
    <Dialog isOpen={isOpen} title={t(texts.drawTitle)} width={width} onClose={onClose}>
      <Form<Typed>
        form={form}
        layout="vertical"
        initialValues={{ count: list.least }}
        onValuesChange={typing.keep}
        onFinish={(typed) => void draw(typed)}
      >
        <p>{needText(list, t)}</p>
        <p className="tender-hint">{t(texts.drawHelp)}</p>
        {error && <Alert type="error" showIcon title={error} />}
        {!isBegun && (
          <>
            {typing.offer}
            <Form.Item
              name="pool"
              label={t(texts.pool)}
              extra={<TakeAll onTake={takePool} />}
              rules={[{ required: true, message: t(texts.poolMissing) }]}
            >
              <RefSelect to="supplier" isMultiple filters={activeOnly} />
            </Form.Item>
            <Form.Item name="count" label={t(texts.drawCount)} rules={[{ required: true }]}>
              <InputNumber min={1} max={most} precision={0} />
            </Form.Item>
          </>
        )}
        <div className="kit-form-foot">
          <Button onClick={leave}>{t(texts.cancel)}</Button>
          <Button type="primary" htmlType="submit" loading={isRunning}>
            {t(isBegun ? texts.drawGoOn : texts.drawNow)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function useDraw({ projectId, draw: begun }: InvitationList, onDone: () => void) {
  const starting = useCommand(startInvitationDraw, { success: 'silent', quiet: true });
  const finishing = useCommand(finishInvitationDraw, { success: texts.drawn, quiet: true, onSuccess: onDone });
  const draw = async ({ pool, count }: Typed) => {
    const id =
      begun?.id ?? (await starting.run({ projectId, supplierIds: pool ?? [], inviteCount: count ?? 0 }))?.data.id;
    if (id) await finishing.run({ id, secret: newSecret() });
  };
  return {
    draw,
    isRunning: starting.isRunning || finishing.isRunning,
    error: (starting.error ?? finishing.error)?.message,
  };
}

const pageSize = 100;
const pages = 5;

/** Up to five hundred of the library. */
function TakeAll({ onTake }: { onTake: (ids: string[]) => void }) {
  const t = useText();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const take = async () => {
    setRunning(true);
    try {
      onTake(await activeSuppliers());
    } catch (error) {
      notify.failure(error);
    }
    setRunning(false);
  };
  return (
    <Button type="link" size="small" loading={isRunning} onClick={() => void take()}>
      {t(texts.poolAll)}
    </Button>
  );
}

async function activeSuppliers(): Promise<string[]> {
  const { page } = resource(supplier);
  const ids: string[] = [];
  for (let current = 1; current <= pages; current += 1) {
    const { data } = await call(page, { current, size: pageSize, ...activeOnly });
    ids.push(...data.records.map(({ id }) => id));
    if (current * pageSize >= data.total) break;
  }
  return ids;
}
