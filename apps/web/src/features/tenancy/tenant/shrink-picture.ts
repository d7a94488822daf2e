export interface PictureLimits {
  readonly maxBytes: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Keeps what shines through: a logo. Otherwise JPEG, which photographs need. */
  readonly isTransparent: boolean;
}

/** Undefined: the browser cannot read it, or it stays too heavy. */
export async function shrinkPicture(file: Blob, limits: PictureLimits): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const type = limits.isTransparent ? 'image/png' : 'image/jpeg';
  const fit = Math.min(1, limits.maxWidth / bitmap.width, limits.maxHeight / bitmap.height);
  for (const { scale, quality } of limits.isTransparent ? sizes : sizesAndQualities) {
    const dataUrl = draw(bitmap, { scale: fit * scale, type, quality });
    if (dataUrl && bytesOf(dataUrl) <= limits.maxBytes) return dataUrl;
  }
  return undefined;
}

/** Smaller step by step; a photograph in falling quality at each size. */
const sizes = [1, 0.75, 0.5, 0.35].map((scale) => ({ scale, quality: 1 }));
const sizesAndQualities = sizes.flatMap(({ scale }) => [0.86, 0.7, 0.55].map((quality) => ({ scale, quality })));

function draw(
  bitmap: ImageBitmap,
  { scale, type, quality }: { scale: number; type: string; quality: number },
): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, quality);
}

function bytesOf(dataUrl: string): number {
  return ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;
}
