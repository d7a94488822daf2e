import { measureText } from '@zhaocai/model/kit/number-text';
import { squareMetres } from '@zhaocai/model/kit/units';
import { giveRooms } from '@zhaocai/model/space/distribution-endpoints';
import { roomDistribution } from '@zhaocai/model/space/room-distribution';
import { resource } from '@zhaocai/model/kit/resource';
import { room } from '@zhaocai/model/space/room';
import { allocType } from '@zhaocai/model/space/choices';
import { roomLifecycle } from '@zhaocai/model/space/room-lifecycle';
import { sayFault, validate } from '@zhaocai/model/kit/validate';
import { Button, Form, Select } from 'antd';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { RefSelect } from '../../../kit/resource-form/ref-select.tsx';
import { useKeptForm } from '../../../kit/resource-form/use-kept-form.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { spaceTexts as texts } from '../texts.ts';

const { fields } = roomDistribution;
const plain = ['deptId', 'allocType', 'startDate', 'endDate', 'agreementNo', 'shareRatio'] as const;
const { roomId: _roomId, ...asked } = fields;

const help = { endDate: texts.loanHelp, shareRatio: texts.shareHelp } as const;

/** Several rooms of a building go to one unit at once. What was typed stays when it is refused. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const notify = useNotify();
  const [form] = Form.useForm<Record<string, unknown>>();
  const typing = useKeptForm('giveRooms', form, () => undefined);
  const mansionId = Form.useWatch<string | undefined>('mansionId', form);
  const give = useCommand(giveRooms, { success: 'silent' });
  const leave = () => {
    typing.drop();
    onClose();
  };
  const handleSubmit = async () => {
    const { mansionId: _mansionId, ...values } = form.getFieldsValue(true);
    const roomIds = Array.isArray(values.roomIds) ? values.roomIds.map(String) : [];
    const faults = validate(asked, values).map((fault) => ({
      name: fault.field,
      errors: [sayFault(fault, language)],
    }));
    if (roomIds.length === 0) faults.unshift({ name: 'roomIds', errors: [t(texts.roomsMissing)] });
    form.setFields(faults);
    if (faults.length > 0) return form.scrollToField(faults[0]?.name ?? '');
    const answer = await give.run({ ...values, roomIds });
    if (!answer) return undefined;
    notify.success(t(texts.given, { count: answer.data.ids.length, batch: answer.data.batchNo }));
    return leave();
  };
  const handleChange = (changed: object) => {
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
    const isElsewhere = 'mansionId' in changed;
    if (isElsewhere) form.setFieldValue('roomIds', []);
    typing.keep(isElsewhere ? { ...changed, roomIds: [] } : changed);
  };
  return (
    <Dialog isOpen title={t(texts.give)} width={administrationWidth} onClose={leave}>
      {typing.offer}
      <Form
        form={form}
        layout="vertical"
        className="kit-form kit-form-two"
        initialValues={{ allocType: allocType.code.new }}
        onValuesChange={handleChange}
      >
        <Form.Item name="mansionId" label={t(room.fields.mansionId.label)} required>
          <RefSelect to="mansion" placeholder={t(kitTexts.pleaseSelect, { name: t(room.fields.mansionId.label) })} />
        </Form.Item>
        <Form.Item name="roomIds" label={t(texts.roomsToGive)} required>
          <RoomSelect mansionId={mansionId} />
        </Form.Item>
        {plain.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(fields[name].label)}
            required={'required' in fields[name]}
            extra={name in help ? t(help[name as keyof typeof help]) : undefined}
          >
            <FieldWidget field={fields[name]} disabled={give.isRunning} />
          </Form.Item>
        ))}
      </Form>
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={leave}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" loading={give.isRunning} onClick={() => void handleSubmit()}>
          {t(texts.give)}
        </Button>
      </div>
    </Dialog>
  );
}

interface RoomSelectProps {
  readonly mansionId: string | undefined;
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
}

const { list } = resource(room);

/** The rooms of a building that may be given: vacant ones, and ones in use, which units may share. */
function RoomSelect({ mansionId, id, value, onChange }: RoomSelectProps) {
  const t = useText();
  const wanted = { mansionId, roomStatus_le: roomLifecycle.code.inUse };
  const { data, isFetching } = useEndpoint(list, wanted, { enabled: mansionId !== undefined });
  const options = (data ?? []).map(({ id: key, roomNo, roomName, usableArea, roomStatus }) => {
    const status = roomLifecycle.named(roomStatus);
    const words = [
      roomNo,
      roomName,
      t(texts.area, { area: measureText(usableArea, squareMetres.places) }),
      status && t(status.label),
    ];
    return { value: key, label: words.filter(Boolean).join(' · ') };
  });
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      className="kit-wide"
      disabled={mansionId === undefined}
      loading={isFetching}
      placeholder={t(mansionId === undefined ? texts.chooseMansion : texts.chooseRooms)}
      notFoundContent={t(texts.allHeld)}
      value={value ?? []}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      maxTagCount="responsive"
      onChange={onChange}
    />
  );
}
