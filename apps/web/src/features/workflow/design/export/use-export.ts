import { saveFile } from '../../../../kit/http/save-file.ts';
import { useText } from '../../../../kit/text/language.ts';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { approverLine } from '../canvas/approver-line.ts';
import { useDesignStore } from '../canvas/design-store.ts';
import { designTexts } from '../texts.ts';
import { bpmnOf } from './bpmn.ts';
import { drawingSvg, type Picture } from './drawing-svg.ts';

/** Saves the drawing as a file, as it stands now. */
export function useExport(name: string): (form: 'png' | 'svg' | 'bpmn') => Promise<void> {
  const t = useText();
  const store = useDesignStore();
  const notify = useNotify();
  return async (form) => {
    const { graph } = store.getState();
    if (form === 'bpmn')
      return save(new Blob([bpmnOf(graph, { key: 'flow', name })], { type: 'application/xml' }), `${name}.bpmn`);
    const picture = drawingSvg(graph, (step) => approverLine(step.data.row, t));
    if (form === 'svg') return save(new Blob([picture.svg], { type: 'image/svg+xml' }), `${name}.svg`);
    const png = await pngOf(picture);
    if (!png) return notify.warning(t(designTexts.noImage));
    save(png, `${name}.png`);
  };
}

function save(blob: Blob, fileName: string): void {
  saveFile(blob, fileName);
}

const sharpness = 2;

/** Drawn twice as fine as on the screen; undefined where the browser cannot. */
async function pngOf({ svg, width, height }: Picture): Promise<Blob | undefined> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
