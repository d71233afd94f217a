#!/bin/sh
# Made recording.mp4 and poster.jpg: 24 s of an invented screen with a quiet tone. Needs FFmpeg and the DejaVu fonts.
set -e
cd "$(dirname "$0")"
fonts=${FONTS:-/usr/share/fonts/truetype/dejavu}
plain="drawtext=fontfile=$fonts/DejaVuSans.ttf"
bold="drawtext=fontfile=$fonts/DejaVuSans-Bold.ttf"

screen="drawbox=x=0:y=0:w=960:h=56:color=0x0f6b55:t=fill"
screen="$screen,$bold:text='Candor – sample recording':x=28:y=18:fontsize=20:fontcolor=white"
screen="$screen,$plain:text='%{pts\\:hms}':x=w-tw-28:y=20:fontsize=18:fontcolor=white"

ask() { # number, chosen answer, question
  from=$((($1 - 1) * 6))
  shown="enable='gte(t,$from)*lt(t,$((from + 6)))'"
  screen="$screen,$plain:text='Question $1 of 4':x=80:y=96:fontsize=18:fontcolor=0x5c5850:$shown"
  screen="$screen,$bold:text='$3':x=80:y=132:fontsize=24:fontcolor=0x1a1815:$shown"
  chosen="enable='gte(t,$((from + 2)))*lt(t,$((from + 6)))'"
  screen="$screen,drawbox=x=80:y=$((196 + $2 * 76)):w=800:h=60:color=0x0f6b55:t=4:$chosen"
}

for n in 0 1 2 3; do
  y=$((196 + n * 76))
  letter=$(echo ABCD | cut -c$((n + 1)))
  screen="$screen,drawbox=x=80:y=$y:w=800:h=60:color=0xe3e0d9:t=2"
  screen="$screen,$plain:text='Answer $letter':x=112:y=$((y + 20)):fontsize=18:fontcolor=0x1a1815"
done
ask 1 1 "Which statement reads a row only once it is locked?"
ask 2 0 "What does a partial index cover?"
ask 3 3 "Which isolation level allows a lost update?"
ask 4 2 "When does a deferred constraint run?"
note='Made by a program for the demo. Nobody was recorded.'
screen="$screen,$plain:text='$note':x=80:y=506:fontsize=15:fontcolor=0x5c5850,scale=640:360"

ffmpeg -v error -y -f lavfi -i 'color=c=0xfbfaf8:s=960x540:r=5:d=24' \
  -f lavfi -i 'sine=frequency=220:sample_rate=16000:duration=24' -vf "$screen" -af volume=0.03 \
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact \
  -c:v libx264 -preset veryslow -crf 32 -g 30 -pix_fmt yuv420p -c:a aac -b:a 12k -ac 1 \
  -movflags +faststart recording.mp4
ffmpeg -v error -y -ss 3 -i recording.mp4 -frames:v 1 -q:v 7 poster.jpg
