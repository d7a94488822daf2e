const side = 360;

/** The picture of a round seal: the name around, a star in the middle. Its lettering is drawn, for a PDF brings no Chinese font. */
export async function sealPicture(name: string): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  drawSeal(pen, name);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser cannot store what it drew');
  return new Uint8Array(await blob.arrayBuffer());
}

function drawSeal(pen: CanvasRenderingContext2D, name: string): void {
  const middle = side / 2;
  pen.strokeStyle = '#c8161d';
  pen.fillStyle = '#c8161d';
  pen.lineWidth = 10;
  pen.beginPath();
  pen.arc(middle, middle, middle - 12, 0, Math.PI * 2);
  pen.stroke();
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = '96px serif';
  pen.fillText('★', middle, middle + 8);
  pen.font = '600 38px "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';
  const letters = [...name].slice(0, 20);
  const spread = Math.min(Math.PI * 1.4, letters.length * 0.28);
  letters.forEach((letter, at) => {
    const turn = letters.length === 1 ? 0 : -spread / 2 + (spread * at) / (letters.length - 1);
    pen.save();
    pen.translate(middle, middle);
    pen.rotate(turn);
    pen.fillText(letter, 0, -(middle - 50));
    pen.restore();
  });
}
