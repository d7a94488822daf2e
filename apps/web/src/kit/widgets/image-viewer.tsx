import { Image } from 'antd';

export interface ViewedImage {
  readonly key: string;
  readonly address: string;
  readonly name: string;
}

/** Pictures side by side, enlarged and leafed through by a click. */
export function ImageViewer({ images, size = 96 }: { images: readonly ViewedImage[]; size?: number }) {
  return (
    <div className="kit-pictures">
      <Image.PreviewGroup>
        {images.map((image) => (
          <Image
            key={image.key}
            className="kit-picture-image"
            alt={image.name}
            src={image.address}
            width={size}
            height={size}
          />
        ))}
      </Image.PreviewGroup>
    </div>
  );
}
