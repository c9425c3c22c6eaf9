package grundy.present.picture;

/// What one component, or heaps side by side, look like: one class for each kind of game. {@link ComponentPictures}
/// chooses.
sealed interface ComponentPicture
        permits HeapsPicture,
                PilesPicture,
                PlanePicture,
                CakePicture,
                StairsPicture,
                StripPicture,
                CoinsPicture,
                CoinGridPicture,
                ChocolatePicture,
                RingPicture,
                MeadowPicture,
                NumberLinePicture,
                TokenPicture,
                SignGridPicture,
                BoxesPicture,
                StonesPicture,
                BoardPicture,
                PlainPicture {
    Illustration drawn();
}
