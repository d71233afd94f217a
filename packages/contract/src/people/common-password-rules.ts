/**
 * Words that the published lists of leaked passwords are made of, in lower case and without the digits and
 * signs around them. Fewer than a full list, because a full list knows mostly passwords that the rule of eight
 * characters and four kinds refuses anyway; what passes that rule is one of these with a capital and a year.
 */
const words = `
aaa abc abcd abcde abcdef abcdefg abcdefgh abcabc access account admin administrator adobe alexander
amanda america amsterdam andrea andrew angel anthony apple april arsenal asd asdf asdfg asdfgh asdfghj
asdfghjk asdfghjkl ashley august austin autumn azerty babygirl backup bailey banana barcelona baseball
basketball batman berlin blink bonjour bulldog butterfly candidate candor canada changeit changeme charlie
chelsea chester chicago chocolate christmas computer cookie cowboy dallas daniel database december default
demo diamond dolphin donald dragon elephant elizabeth england family february ferrari flower football forever
france freedom friday friends fuckyou fussball gandalf george germany ginger google guest guitar hallo hammer
hannah harley hello hellohello hockey hottie houston hunter iloveu iloveyou india internet interview iwantu
jackson jakarta january jasmine jennifer jessica jesus jordan joshua july june justin killer king kitty
letmein liverpool login london looking lovely loveme lover madrid maggie manager manchester march martin
master matrix matthew maverick melissa mercedes merlin metallica michael michelle mickey minecraft monday
money monkey monster mother mountain mustang mynoob naruto nicole nintendo november october office orange
oracle paris pass passme passpass passw passwd password passwort patrick peanut pepper phoenix player please
pokemon porsche princess purple pussy qazwsx qazwsxedc qwe qweasd qweasdzxc qweqwe qwert qwerty qwertyu
qwertyui qwertyuiop qwertz qwertzuiop ranger rangers richard robert rockyou root samsung saturday scooter
secret secure security september service sexy shadow silver slayer snoopy soccer sparky spider spiderman
spring starwars steelers sterling summer sunday sunflower sunshine super superman superstar support sydney
sysadmin system taylor teamo temp temporary tennis test tester testing testtest thomas thunder thursday tiger
tigger toor trustno trustnoone tuesday tweety user username victoria vikings wednesday welcome wellcome
whatever william willkommen winter wizard xbox yamaha yankees yellow yourpassword zaq zaqwsx zaqxsw zxc zxcv
zxcvb zxcvbn zxcvbnm
`;

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
