// Mistakes in pictures and videos that were pasted or dropped into a text.
import { createBodyMistakes, createMistakes, EVENT_TEXT, TEXT, type Mistake } from '../../mistake'

const IMAGE = '![People walking](/images/walk.svg)'
const FRAME =
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc123?si=x" title="YouTube video player" allowfullscreen></iframe>'
const FRAME_START = FRAME.replace('</iframe>', '')
const WATCH = '[Watch the video](https://www.youtube.com/watch?v=abc123)'

export const lostPictureMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    ['a picture that was lost', TEXT, 'Come \uFFFC along.', 'picture-lost 6:6 -'],
    [
      'a picture that was lost on a line of its own',
      TEXT,
      '\uFFFC\n\nCome along.',
      'picture-lost 6:1 -',
    ],
    ['a picture of an e-mail', TEXT, 'Come along. [image: image.png]', 'picture-lost 6:13 -'],
    ['a picture of an older email', TEXT, 'Come along. <image001.png>', 'picture-lost 6:13 -'],
    [
      'the name of a picture of an email alone',
      TEXT,
      'Come along.\n\nimage.png\n\nGo.',
      'picture-lost 8:1 -',
    ],
    [
      'a picture without its exclamation mark',
      IMAGE,
      IMAGE.replace('!', ''),
      'link-unread 6:1 -',
      'repaired',
    ],
    [
      'a picture of Outlook',
      TEXT,
      '[cid:image001.png@01D9A1]\n\nCome along.',
      'picture-lost 6:1 -',
    ],
    [
      'a picture dropped into GitHub',
      IMAGE,
      '![image](https://github.com/user-attachments/assets/1a2b3c4d-1111-2222-3333-444455556666)',
      'image-elsewhere 6:1 -',
    ],
    [
      'a picture dropped into GitHub, with words of our own',
      IMAGE,
      '![Boxes of diapers beside our side door](https://github.com/user-attachments/assets/1a2b3c4d)',
      'image-elsewhere 6:1 -',
    ],
    [
      'words of our own in the code of a picture from GitHub',
      IMAGE,
      '<img width="300" alt="Cajas de pañales en la puerta" src="https://github.com/user-attachments/assets/1a2b3c4d" />',
      'image-elsewhere 6:1 -',
    ],
    [
      'a picture of ours dropped into GitHub',
      IMAGE,
      '![walk](https://github.com/user-attachments/assets/1a2b3c4d)',
      'image-elsewhere 6:1 -',
    ],
    [
      'a picture of ours dropped into GitHub, with its ending',
      IMAGE,
      '![Walk.svg](https://github.com/user-attachments/assets/1a2b3c4d)',
      'image-elsewhere 6:1 -',
    ],
    [
      'an older picture dropped into GitHub',
      IMAGE,
      '![IMG_1234](https://user-images.githubusercontent.com/1/2-3.jpg)',
      'image-elsewhere 6:1 -',
    ],
    [
      'a picture dropped into GitHub, as a code',
      IMAGE,
      '<img width="300" alt="image" src="https://github.com/user-attachments/assets/1a2b3c4d" />',
      'image-elsewhere 6:1 -',
    ],
    [
      'a PDF dropped into GitHub',
      TEXT,
      'See [poster.pdf](https://github.com/user-attachments/files/12345/poster.pdf).',
      'download-missing 6:5 -',
    ],
    [
      'a document dropped into GitHub',
      TEXT,
      'See [it](https://github.com/user-attachments/files/12345/Our.poster.docx).',
      'download-missing 6:5 -',
    ],
    [
      'a picture that is still on its way',
      IMAGE,
      '![Uploading IMG_1234.jpg…]()',
      'image-elsewhere 6:1 -',
    ],
    [
      'the address of a picture of ours as a code',
      IMAGE,
      '<img src="/images/walk.svg" alt="People walking">',
      'html-in-text 6:1 -',
      'repaired',
    ],
    [
      'a picture of ours in the code of a web app, without words',
      '![decorative](/images/walk.svg)',
      '<Image src="/images/walk.svg" alt="" width={800} />',
      'html-in-text 6:1 -',
      'repaired',
    ],
    [
      'a picture of Google Docs',
      IMAGE,
      '![][image1]\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>',
      'image-elsewhere 6:1 -',
    ],
    [
      'a large picture of Google Docs',
      IMAGE,
      `Look: ![People walking][image1]\n\n[image1]: <data:image/png;base64,${'iVBORw0KGgo'.repeat(600)}=>`,
      'image-elsewhere 6:7 -',
    ],
    [
      'a large picture in its place',
      IMAGE,
      `![](data:image/jpeg;base64,${'iVBORw0KGgo'.repeat(600)}=)`,
      'image-elsewhere 6:1 -',
    ],
    [
      'the letters of a picture that is not shown',
      TEXT,
      'Come along.\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>',
      'image-elsewhere 8:1 -',
    ],
    ['a video of YouTube', TEXT, FRAME, 'html-in-text 6:1 -'],
    [
      'a video of YouTube as a picture',
      TEXT,
      '![Our film](https://youtu.be/abc123)',
      'image-elsewhere 6:1 -',
    ],
    [
      'a video of Vimeo',
      TEXT,
      '<iframe src="https://player.vimeo.com/video/123"></iframe>',
      'html-in-text 6:1 -',
    ],
    [
      'a post of Instagram',
      TEXT,
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/Cabc123/"></blockquote> <script async src="//www.instagram.com/embed.js"></script>',
      'html-in-text 6:1 -',
    ],
    [
      'a map of Google',
      TEXT,
      '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
      'html-in-text 6:1 -',
    ],
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, WATCH), [
    ['a video of YouTube on an event', WATCH, FRAME, 'html-in-text 15:1 -', 'repaired'],
    [
      'a video of YouTube in a box on an event',
      WATCH,
      `<div class="video">\n${FRAME}\n</div>`,
      'html-in-text 15:1 -',
      'repaired',
    ],
    [
      'a list of videos on an event',
      WATCH,
      FRAME.replace('abc123?si=x', 'videoseries?list=PL123abc'),
      'html-in-text 15:1 -',
    ],
    ['a video of YouTube without its end on an event', WATCH, FRAME_START, 'html-in-text 15:1 -'],
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace(TEXT, `Our film: ${WATCH}.`), [
    ['a video of YouTube in a sentence', WATCH, FRAME, 'html-in-text 15:11 -', 'repaired'],
  ]),
]

const WITH_VIDEO = `---
title: Parking
description: Where you can leave your car when you visit us, and what it costs.
video_url: https://www.youtube-nocookie.com/embed/abc123
video_title: Our film
video_image: walk.svg
video_text: It has captions.
---

Come along.
`
const URL_LINE = 'video_url: https://www.youtube-nocookie.com/embed/abc123'
const AT_URL = 'address-shape 4:12 video_url'

export const videoMistakes: readonly Mistake[] = createMistakes('pages/sample.md', WITH_VIDEO, [
  ['the whole code of YouTube', URL_LINE, `video_url: ${FRAME}`, AT_URL, 'repaired'],
  [
    'the address of a watched film',
    URL_LINE,
    'video_url: https://www.youtube.com/watch?v=abc123',
    AT_URL,
    'repaired',
  ],
  [
    'the address of a shared film',
    URL_LINE,
    'video_url: https://youtu.be/abc123?si=xyz',
    AT_URL,
    'repaired',
  ],
  [
    'the address of a short film',
    URL_LINE,
    'video_url: https://www.youtube.com/shorts/abc123',
    AT_URL,
    'repaired',
  ],
  [
    'the address of a film on a phone',
    URL_LINE,
    'video_url: https://m.youtube.com/watch?v=abc123&t=5s',
    AT_URL,
    'repaired',
  ],
  ['the address of a channel', URL_LINE, 'video_url: https://www.youtube.com/@lanternhill', AT_URL],
])
